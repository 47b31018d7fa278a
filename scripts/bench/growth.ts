import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { startPostgresql } from '../../tests/support/postgresql-server.ts'

/** Lists of something that becomes more and more. */
export interface Growing {
  few: number
  many: number
  /** Puts in those from one number up to another. */
  fill: (db: Database, range: { from?: number; to: number }) => Promise<void>
  questions: [name: string, ask: (db: Database) => Promise<unknown>][]
}

export interface GrowthOfList {
  name: string
  /** Median times of one call. */
  fewMs: number
  manyMs: number
}

const rounds = 60

/** How the time of each list grows from few to many. */
async function growth(database: OpenDatabase, lists: Growing): Promise<GrowthOfList[]> {
  const { few, many, fill, questions } = lists
  await migrateToLatest(database)
  await fill(database.db, { to: few })
  const before = await timesOf(database, questions)
  await fill(database.db, { from: few, to: many })
  const after = await timesOf(database, questions)
  return questions.map(([name], n) => ({
    name,
    fewMs: before[n] ?? 0,
    manyMs: after[n] ?? 0,
  }))
}

async function timesOf(
  { db, engine }: OpenDatabase,
  questions: Growing['questions'],
): Promise<number[]> {
  // PostgreSQL does this by itself after a while; before, it plans for tables that are empty.
  if (engine === 'postgresql') await sql`analyze`.execute(db)
  const medians: number[] = []
  for (const [, ask] of questions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await ask(db)
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    medians.push(times[Math.floor(rounds / 2)] ?? 0)
  }
  return medians
}

export async function growthOnSqlite(lists: Growing): Promise<GrowthOfList[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-lists-'))
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  const grown = await growth(database, lists)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  return grown
}

/** The same on a PostgreSQL of our own; null where there is none. */
export async function growthOnPostgresql(lists: Growing): Promise<GrowthOfList[] | null> {
  const server = await startPostgresql()
  if (!server) return null
  const database = openDatabase({ url: server.url, file: '' })
  const grown = await growth(database, lists)
  await database.close()
  await server.stop()
  return grown
}
