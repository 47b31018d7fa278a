import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../engine.server.ts'
import type { TableShape } from './table-shape.server.ts'

/** Keyset cursor: the primary key of the last row read. */
export type RowKey = readonly unknown[]

/** The next rows of a table in primary key order, from the start or after a cursor. */
async function readRows(
  db: Database | Transaction,
  { shape, after, limit }: { shape: TableShape; after: RowKey | null; limit: number },
): Promise<Row[]> {
  const key = sql.join(shape.key.map((name) => sql.ref(name)))
  const from = after ? sql`where (${key}) > (${sql.join(after)})` : sql``
  const query: RawBuilder<Row> = sql`
    select * from ${sql.table(shape.name)} ${from} order by ${key} limit ${sql.lit(limit)}
  `
  return (await query.execute(db.withoutPlugins())).rows
}

export function rowKeyOf(shape: TableShape, row: Row): RowKey {
  return shape.key.map((name) => row[name])
}

/** All rows of a table in batches. */
export async function* batchesOf(
  db: Database | Transaction,
  shape: TableShape,
  { after = null, limit = 500 }: { after?: RowKey | null; limit?: number } = {},
): AsyncGenerator<Row[]> {
  for (let key = after; ; ) {
    const rows = await readRows(db, { shape, after: key, limit })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < limit) return
    key = rowKeyOf(shape, last)
  }
}

/** A row as an engine returns it, with the column names of the database. */
export type Row = Record<string, unknown>

/** Normalizes a value across engines, which differ only in flags and times. */
export function plainValue(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`Cannot copy a value of type ${typeof value} between databases.`)
}

/** Converts a plain value for a column: PostgreSQL has booleans, and accepts times as text. */
export function valueFor(columnType: string, value: unknown): string | number | boolean | null {
  const plain = plainValue(value)
  return columnType === 'bool' && plain !== null ? plain !== 0 : plain
}
