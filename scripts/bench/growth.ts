import { sql } from 'kysely'
import type { Database, OpenDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../tests/support/empty-database.ts'
import { startPostgresql } from '../../tests/support/postgresql-server.ts'
import { medianOf } from './median.ts'

/** Lists of something that becomes more and more. */
export interface Growing {
  few: number
  many: number
  fill: (db: Database, count: number) => Promise<void>
  questions: [name: string, ask: (db: Database) => Promise<unknown>][]
}

export interface GrowthOfList {
  name: string
  /** Median times of one call. */
  fewMs: number
  manyMs: number
}

const rounds = 60

/**
 * How the time of each list grows from few to many. Both shops are asked in turns, so that what the machine does besides
 * slows one as much as the other.
 */
async function growth(
  { few, many, fill, questions }: Growing,
  openShop: () => Promise<EmptyDatabase>,
): Promise<GrowthOfList[]> {
  const small = await openShop()
  const large = await openShop()
  await prepare(small.database, (db) => fill(db, few))
  await prepare(large.database, (db) => fill(db, many))
  const grown: GrowthOfList[] = []
  for (const [name, ask] of questions) {
    const fewMs: number[] = []
    const manyMs: number[] = []
    for (let round = 0; round < rounds; round++) {
      fewMs.push(await timeOf(() => ask(small.database.db)))
      manyMs.push(await timeOf(() => ask(large.database.db)))
    }
    grown.push({ name, fewMs: medianOf(fewMs), manyMs: medianOf(manyMs) })
  }
  await small.remove()
  await large.remove()
  return grown
}

async function prepare(
  database: OpenDatabase,
  fill: (db: Database) => Promise<void>,
): Promise<void> {
  await migrateToLatest(database)
  await fill(database.db)
  // PostgreSQL does this by itself after a minute; before, it plans for tables that are empty, and reads more of them.
  if (database.engine === 'postgresql') await sql`vacuum analyze`.execute(database.db)
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await ask()
  return performance.now() - begun
}

export function growthOnSqlite(lists: Growing): Promise<GrowthOfList[]> {
  return growth(lists, async () => emptySqlite())
}

/** The same on a PostgreSQL of our own; null where there is none. */
export async function growthOnPostgresql(lists: Growing): Promise<GrowthOfList[] | null> {
  const server = await startPostgresql()
  if (!server) return null
  const grown = await growth(lists, () => emptyPostgresql(server.url))
  await server.stop()
  return grown
}
