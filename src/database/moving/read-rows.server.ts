import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../engine.server.ts'
import type { Row } from './row-values.ts'
import type { TableShape } from './table-shape.server.ts'

/** Keyset cursor: the primary key of the last row read. */
export type Place = readonly unknown[]

/** The next rows of a table in primary key order, from the start or after a cursor. */
async function readRows(
  db: Database | Transaction,
  { shape, after, limit }: { shape: TableShape; after: Place | null; limit: number },
): Promise<Row[]> {
  const key = sql.join(shape.key.map((name) => sql.ref(name)))
  const from = after ? sql`where (${key}) > (${sql.join(after)})` : sql``
  const query: RawBuilder<Row> = sql`
    select * from ${sql.table(shape.name)} ${from} order by ${key} limit ${sql.lit(limit)}
  `
  return (await query.execute(db.withoutPlugins())).rows
}

export function placeOf(shape: TableShape, row: Row): Place {
  return shape.key.map((name) => row[name])
}

/** All rows of a table in batches. */
export async function* batchesOf(
  db: Database | Transaction,
  shape: TableShape,
  { after = null, limit = 500 }: { after?: Place | null; limit?: number } = {},
): AsyncGenerator<Row[]> {
  for (let place = after; ; ) {
    const rows = await readRows(db, { shape, after: place, limit })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < limit) return
    place = placeOf(shape, last)
  }
}
