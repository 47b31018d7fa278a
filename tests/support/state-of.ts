import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { OpenDatabase } from '#database/engine.server.ts'

/** Columns that reads update, and jobs of earlier calls. */
const changedByLooking =
  /^(identity_rate_limits|page_views?|page_view_days|web_vitals|jobs|owner_links|migration|kysely)/

/** A digest of each table, to compare states. */
export async function stateOf({ db }: OpenDatabase): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables()
  const state: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !changedByLooking.test(table.name))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db.withoutPlugins())
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    state[name] = createHash('sha256').update(lines.join('\n')).digest('base64url')
  }
  return state
}
