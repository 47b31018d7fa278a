import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { nameStatement } from '#database/dialects/named-statements.server.ts'
import type { OpenDatabase } from '#database/engine.server.ts'

/** Columns that reads update, and jobs of earlier calls. */
const changedByLooking =
  /^(identity_rate_limits|page_views?|page_view_days|web_vitals|jobs|owner_links|migration|kysely)/

type State = Record<string, string>

/** Migrations run before the tests that compare states, so the tables of a database stay the same. */
const readers = new WeakMap<OpenDatabase, Promise<() => Promise<State>>>()

/** A digest of each table, to compare states. */
export async function stateOf(database: OpenDatabase): Promise<State> {
  const reader = readers.get(database) ?? createReader(database)
  readers.set(database, reader)
  return (await reader)()
}

async function createReader({ db, engine }: OpenDatabase): Promise<() => Promise<State>> {
  const all = await db.introspection.getTables()
  const tables = all.map(({ name }) => name).filter((name) => !changedByLooking.test(name))
  const plain = db.withoutPlugins()
  if (engine === 'sqlite') {
    return async () => {
      const state: State = {}
      for (const name of tables) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(plain)
        state[name] = digestOf(rows)
      }
      return state
    }
  }
  const statement = digestStatement(tables)
  // Planning seventy tables takes longer than reading them.
  nameStatement(statement.compile(plain).sql, 0)
  return async () => {
    const { rows } = await statement.execute(plain)
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
  }
}

function digestOf(rows: unknown[]): string {
  const lines = rows.map((row) => JSON.stringify(row)).sort()
  return createHash('sha256').update(lines.join('\n')).digest('base64url')
}

function digestStatement(tables: string[]): RawBuilder<{ name: string; digest: string }> {
  const digests = tables.map(
    (name) => sql`
      select ${sql.lit(name)} as name,
        md5(string_agg(t::text, chr(10) order by t::text)) as digest
      from ${sql.table(name)} as t`,
  )
  return sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`
}
