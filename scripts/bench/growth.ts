import { sql } from 'kysely'
import type { Database, OpenDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../tests/support/empty-database.ts'
import { startPostgresql } from '../../tests/support/postgresql-server.ts'
import { medianOf } from './measures.ts'

/** Lists whose table grows. */
export interface Growing {
  few: number
  many: number
  fill: (db: Database, count: number) => Promise<void>
  queries: [name: string, ask: (db: Database) => Promise<unknown>][]
}

export interface GrowthOfList {
  name: string
  /** Median time of one call. */
  fewMs: number
  manyMs: number
}

const rounds = 60

/**
 * Measures how the time of each list grows. Alternates between both databases, so that other load on the machine
 * affects them equally.
 */
async function growth(
  { few, many, fill, queries }: Growing,
  openShop: () => Promise<EmptyDatabase>,
): Promise<GrowthOfList[]> {
  const small = await openShop()
  const large = await openShop()
  await prepare(small.database, (db) => fill(db, few))
  await prepare(large.database, (db) => fill(db, many))
  const grown: GrowthOfList[] = []
  for (const [name, ask] of queries) {
    grown.push({ name, ...(await timesOf(ask, small.database.db, large.database.db)) })
  }
  await small.remove()
  await large.remove()
  return grown
}

/** Median times of a query, alternating between both databases. */
export async function timesOf(
  ask: (db: Database) => Promise<unknown>,
  small: Database,
  large: Database,
): Promise<{ fewMs: number; manyMs: number }> {
  const fewMs: number[] = []
  const manyMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    fewMs.push(await timeOf(() => ask(small)))
    manyMs.push(await timeOf(() => ask(large)))
  }
  return { fewMs: medianOf(fewMs), manyMs: medianOf(manyMs) }
}

/** Migrates and fills a database, and analyzes it. */
export async function prepare(
  database: OpenDatabase,
  fill: (db: Database) => Promise<void>,
): Promise<void> {
  await migrateToLatest(database)
  await fill(database.db)
  if (database.engine !== 'postgresql') return
  // Autovacuum analyzes only after a minute; before, PostgreSQL plans for empty tables.
  await database.db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await ask()
  return performance.now() - startedAt
}

export function growthOnSqlite(lists: Growing): Promise<GrowthOfList[]> {
  return growth(lists, async () => emptySqlite())
}

/** The same on a temporary PostgreSQL; null if it is not installed. */
export async function growthOnPostgresql(lists: Growing): Promise<GrowthOfList[] | null> {
  const server = await startPostgresql()
  if (!server) return null
  const grown = await growth(lists, () => emptyPostgresql(server.url))
  await server.stop()
  return grown
}
