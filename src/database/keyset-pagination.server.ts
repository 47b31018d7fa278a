import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './engine.server.ts'

/**
 * Keyset pagination: a page starts after the row of the cursor, so its cost does not depend on how far it is from the
 * start, and concurrent inserts neither repeat nor skip rows. The cursor on the wire is the id of the last row.
 */

/** Sort columns of a table or alias, all in one direction; the last one is unique. */
export interface Keyset<Column extends string> {
  table: string
  columns: readonly Column[]
  direction: 'asc' | 'desc'
}

/** The values of one row in the sort columns. */
export type Position<Column extends string> = Readonly<Record<Column, string | number>>

/** Newest first; the id decides between rows of one millisecond. */
export function newestFirst(table: string): Keyset<'createdAt' | 'id'> {
  return { table, columns: ['createdAt', 'id'], direction: 'desc' }
}

/** The position of the row with an id, also if the filters of the list exclude it by now; null if it is gone. */
export async function findPosition<Column extends string>(
  db: Database,
  { table, columns }: Keyset<Column>,
  id: string,
): Promise<Position<Column> | null> {
  const { rows } = await sql<Position<Column>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Whether a row comes after a position: one comparison of tuples, which an index serves. */
export function isAfter<Column extends string>(keyset: Keyset<Column>, position: Position<Column>) {
  return compared(keyset, keyset.direction === 'asc' ? '>' : '<', position)
}

/** Whether a row comes before a position or is the one at it. */
export function isUpTo<Column extends string>(keyset: Keyset<Column>, position: Position<Column>) {
  return compared(keyset, keyset.direction === 'asc' ? '<=' : '>=', position)
}

function compared<Column extends string>(
  { table, columns }: Keyset<Column>,
  operator: '<' | '<=' | '>' | '>=',
  position: Position<Column>,
) {
  const row = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  const values = sql.join(columns.map((column) => position[column]))
  return sql<SqlBool>`(${row}) ${sql.raw(operator)} (${values})`
}

/** Sorts a query by a keyset. */
export function inKeysetOrder<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { table, columns, direction }: Keyset<string>,
): SelectQueryBuilder<DB, TB, Row> {
  return columns.reduce(
    (sorted, column) => sorted.orderBy(sql.ref(`${table}.${column}`), direction),
    query,
  )
}

/** The rows of a page and one more, to see whether another page follows. `after` is null for the first page. */
export function selectPage<DB, TB extends keyof DB, Row, Column extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  keyset: Keyset<Column>,
  { after, limit }: { after: Position<Column> | null; limit: number },
): SelectQueryBuilder<DB, TB, Row> {
  const rest = after ? query.where(isAfter(keyset, after)) : query
  return inKeysetOrder(rest, keyset).limit(limit + 1)
}

/** The page within the rows that `selectPage` read, and the cursor of the next one; null at the end. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  return { page, nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}
