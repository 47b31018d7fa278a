import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Engine, OpenDatabase } from './engine.server.ts'
import * as shop from './migrations/0001-shop.ts'
import { identityProviderTables } from './migrations/0002-identity-provider.ts'
import * as guestSessions from './migrations/0003-guest-sessions.ts'
import * as search from './migrations/0004-search.ts'
import * as visits from './migrations/0005-visits.ts'
import * as agreements from './migrations/0006-agreements.ts'
import * as lettersAndRefunds from './migrations/0007-letters-and-refunds.ts'
import { secondFactor } from './migrations/0008-second-factor.ts'
import * as pictures from './migrations/0009-pictures.ts'
import * as pageViewDays from './migrations/0010-page-view-days.ts'
import * as shopPictures from './migrations/0010-shop-pictures.ts'
import * as deliverySettings from './migrations/0011-delivery-settings.ts'
import { peopleAndRecord } from './migrations/0012-people-and-record.ts'
import * as substitutions from './migrations/0013-substitutions.ts'
import { workshop } from './migrations/0014-workshop.ts'
import * as pageViewSums from './migrations/0015-page-view-sums.ts'
import * as recordByPersonAndKind from './migrations/0016-record-by-person-and-kind.ts'
import * as sessionUse from './migrations/0017-session-use.ts'
import * as lighterOrders from './migrations/0018-lighter-orders.ts'
import * as productsInOrder from './migrations/0019-products-in-order.ts'
import * as wordsInOrder from './migrations/0020-words-in-order.ts'
import * as soldOutProducts from './migrations/0021-sold-out-products.ts'
import * as dearestProducts from './migrations/0022-dearest-products.ts'
import * as peopleByBeginning from './migrations/0023-people-by-beginning.ts'
import * as soldOutInACategory from './migrations/0024-sold-out-in-a-category.ts'
import * as whatAClickAskedFor from './migrations/0025-what-a-click-asked-for.ts'
import * as identityLinks from './migrations/0026-identity-links.ts'
import * as jobFences from './migrations/0028-job-fences.ts'
import * as refundAttempts from './migrations/0029-refund-attempts.ts'
import * as paymentDifferences from './migrations/0030-payment-differences.ts'
import * as cashConfirmations from './migrations/0031-cash-confirmations.ts'
import * as idleGuestsAndCashNetworks from './migrations/0032-idle-guests-and-cash-networks.ts'
import * as paymentEventResults from './migrations/0033-payment-event-results.ts'
import { inTransaction } from './transaction.server.ts'

// PostgreSQL
const lockNotAvailable = '55P03'
const transactionAborted = '25P02'

/** All migrations. Listed by name, because the built server has no folder to read them from. */
function allSteps(engine: Engine): Record<string, Migration> {
  return {
    '0001-shop': shop,
    '0002-identity-provider': { up: identityProviderTables(engine) },
    '0003-guest-sessions': guestSessions,
    '0004-search': search,
    '0005-visits': visits,
    '0006-agreements': agreements,
    '0007-letters-and-refunds': lettersAndRefunds,
    '0008-second-factor': { up: secondFactor(engine) },
    '0009-pictures': pictures,
    '0010-page-view-days': pageViewDays,
    '0010-shop-pictures': shopPictures,
    '0011-delivery-settings': deliverySettings,
    '0012-people-and-record': { up: peopleAndRecord(engine) },
    '0013-substitutions': substitutions,
    '0014-workshop': { up: workshop(engine) },
    '0015-page-view-sums': pageViewSums,
    '0016-record-by-person-and-kind': recordByPersonAndKind,
    '0017-session-use': sessionUse,
    '0018-lighter-orders': lighterOrders,
    '0019-products-in-order': productsInOrder,
    '0020-words-in-order': wordsInOrder,
    '0021-sold-out-products': soldOutProducts,
    '0022-dearest-products': dearestProducts,
    '0023-people-by-beginning': peopleByBeginning,
    '0024-sold-out-in-a-category': soldOutInACategory,
    '0025-what-a-click-asked-for': whatAClickAskedFor,
    '0026-identity-links': identityLinks,
    '0028-job-fences': jobFences,
    '0029-refund-attempts': refundAttempts,
    '0030-payment-differences': paymentDifferences,
    '0031-cash-confirmations': cashConfirmations,
    '0032-idle-guests-and-cash-networks': idleGuestsAndCashNetworks,
    '0033-payment-event-results': paymentEventResults,
  }
}

/** Runs all pending migrations in one transaction and returns their names. */
export function migrateToLatest(database: OpenDatabase): Promise<string[]> {
  return migrate(database, (migrator) => migrator.migrateToLatest())
}

/** Migrates up to one migration: the schema of an earlier version. */
export function migrateAsFarAs(database: OpenDatabase, step: string): Promise<string[]> {
  return migrate(database, (migrator) => migrator.migrateTo(step))
}

/** An open shop locked a table for longer than the timeout. Nothing was changed. */
export class TablesInUse extends Error {
  override readonly name = 'TablesInUse'

  constructor(cause: unknown) {
    super(
      'A table to migrate is locked by a running shop. Nothing was changed. Try again, preferably at a quiet time.',
      { cause },
    )
  }
}

type Go = (migrator: Migrator) => Promise<MigrationResultSet>

async function migrate(database: OpenDatabase, go: Go): Promise<string[]> {
  try {
    return await takeSteps(database, go).catch((error: unknown) => {
      // Another process created the list of migrations in the empty database at the same time: retry.
      if (hasCode(error, transactionAborted)) return takeSteps(database, go)
      throw error
    })
  } catch (error) {
    throw hasCode(error, lockNotAvailable) ? new TablesInUse(error) : error
  }
}

/** Retries after a deadlock with the previous version, which continues to serve requests. */
function takeSteps({ db, engine }: OpenDatabase, go: Go): Promise<string[]> {
  const provider = { getMigrations: async () => allSteps(engine) }
  return inTransaction(db, async (tx) => {
    const { error, results } = await go(new Migrator({ db: tx, provider }))
    if (error) throw error
    return (results ?? []).map((step) => step.migrationName)
  })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Applied and pending migrations in order. */
export async function stepsOf({
  db,
  engine,
}: OpenDatabase): Promise<{ taken: string[]; left: string[] }> {
  const provider = { getMigrations: async () => allSteps(engine) }
  const steps = await new Migrator({ db, provider }).getMigrations()
  const names = (taken: boolean) =>
    steps.filter((step) => (step.executedAt !== undefined) === taken).map((step) => step.name)
  return { taken: names(true), left: names(false) }
}
