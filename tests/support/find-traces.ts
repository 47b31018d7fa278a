import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/database/engine.server.ts'
import { readShapes } from '../../src/database/moving/table-shape.server.ts'

/** Where the database contains one of the texts, in lower case, as `table.column`. */
export async function findTraces(
  { db, engine }: OpenDatabase,
  texts: readonly string[],
): Promise<string[]> {
  const found = []
  for (const { name } of await readShapes(db, engine)) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(
      db.withoutPlugins(),
    )
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const text = String(value).toLowerCase()
      if (texts.some((trace) => text.includes(trace))) found.push(`${name}.${column}`)
    }
  }
  return found
}
