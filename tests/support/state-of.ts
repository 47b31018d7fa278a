import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { OpenDatabase } from '#database/engine.server.ts'

/** Columns that reads update, and jobs of earlier calls. */
const changedByLooking =
  /^(identity_rate_limits|page_views?|page_view_days|web_vitals|jobs|owner_links|migration|kysely)/

/** Migrations run before the tests that compare states, so the tables of a database stay the same. */
const comparedTables = new WeakMap<OpenDatabase, Promise<string[]>>()

async function findTables({ db }: OpenDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map(({ name }) => name).filter((name) => !changedByLooking.test(name))
}

/** A digest of each table, to compare states. */
export async function stateOf(database: OpenDatabase): Promise<Record<string, string>> {
  const { db } = database
  const tables = comparedTables.get(database) ?? findTables(database)
  comparedTables.set(database, tables)
  const state: Record<string, string> = {}
  for (const name of await tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db.withoutPlugins())
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    state[name] = createHash('sha256').update(lines.join('\n')).digest('base64url')
  }
  return state
}
