import { sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Database, Engine, OpenDatabase, Transaction } from './engine.server.ts'
import { addOnMigrations } from './migrations/add-on-migrations.ts'
import { arabicMigrations } from './migrations/arabic-migrations.ts'
import { backupMigrations } from './migrations/backup-migrations.ts'
import { catalogueMigrations } from './migrations/catalogue-migrations.ts'
import { claimMigrations } from './migrations/claim-migrations.ts'
import { contentMigrations } from './migrations/content-migrations.ts'
import { counterMigrations } from './migrations/counter-migrations.ts'
import { deliveryMigrations } from './migrations/delivery-migrations.ts'
import { driverMigrations } from './migrations/driver-migrations.ts'
import { identityMigrations } from './migrations/identity-migrations.ts'
import { occasionMigrations } from './migrations/occasion-migrations.ts'
import { orderMigrations } from './migrations/order-migrations.ts'
import { ownerMigrations } from './migrations/owner-migrations.ts'
import { paymentMigrations } from './migrations/payment-migrations.ts'
import { peopleMigrations } from './migrations/people-migrations.ts'
import { privacyMigrations } from './migrations/privacy-migrations.ts'
import { recipientMigrations } from './migrations/recipient-migrations.ts'
import { reviewMigrations } from './migrations/review-migrations.ts'
import type { Migrations } from './migrations/schema-helpers.ts'
import { settingsMigrations } from './migrations/settings-migrations.ts'
import { shopMigrations } from './migrations/shop-migrations.ts'
import { stockAlertMigrations } from './migrations/stock-alert-migrations.ts'
import { visitMigrations } from './migrations/visit-migrations.ts'
import { workshopMigrations } from './migrations/workshop-migrations.ts'
import { readShapes } from './moving/table-shape.server.ts'
import { inTransaction } from './transaction.server.ts'

// PostgreSQL
const lockNotAvailable = '55P03'
const transactionAborted = '25P02'

const all: Migrations = {
  ...shopMigrations,
  ...identityMigrations,
  ...catalogueMigrations,
  ...orderMigrations,
  ...paymentMigrations,
  ...peopleMigrations,
  ...visitMigrations,
  ...workshopMigrations,
  ...claimMigrations,
  ...arabicMigrations,
  ...reviewMigrations,
  ...stockAlertMigrations,
  ...occasionMigrations,
  ...addOnMigrations,
  ...deliveryMigrations,
  ...contentMigrations,
  ...settingsMigrations,
  ...backupMigrations,
  ...driverMigrations,
  ...ownerMigrations,
  ...counterMigrations,
  ...recipientMigrations,
  ...privacyMigrations,
}

function migratorOf(db: Database, engine: Engine): Migrator {
  const migrations = Object.entries(all).map(([name, run]): [string, Migration] => [
    name,
    { up: (tx) => run(tx, engine) },
  ])
  return new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  })
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
  let attempts = 0
  return inTransaction(db, async (tx) => {
    if (attempts++ > 0 && engine === 'postgresql') await lockAllTables(tx)
    const { error, results } = await go(migratorOf(tx, engine))
    if (error) throw error
    return (results ?? []).map((step) => step.migrationName)
  })
}

/**
 * Referenced tables first, as transactions of the shop lock them. Migrations lock in another order, so under constant
 * load each attempt could end in a deadlock.
 */
async function lockAllTables(tx: Transaction): Promise<void> {
  const tables = await readShapes(tx, 'postgresql')
  const names = tables.map(({ name }) => sql.table(name))
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(tx.withoutPlugins())
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Applied and pending migrations in order. */
export async function stepsOf({
  db,
  engine,
}: OpenDatabase): Promise<{ taken: string[]; left: string[] }> {
  const steps = await migratorOf(db, engine).getMigrations()
  const names = (taken: boolean) =>
    steps.filter((step) => (step.executedAt !== undefined) === taken).map((step) => step.name)
  return { taken: names(true), left: names(false) }
}
