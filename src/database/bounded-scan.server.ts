import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Database } from './engine.server.ts'
import { inKeysetOrder, newestFirst, pageOf } from './keyset-pagination.server.ts'

interface Scan {
  /** Rows that one scan reads: the bound makes its cost independent of the size of the table. */
  length: number
  /** Filter of the scan, which refers to `scanned.id`. */
  matches: Expression<SqlBool>
  /** Matches after which the scan may end. */
  limit: number
}

interface SortKey {
  id: string
  createdAt: number
}

/** A row of a scan: a match, or the last scanned row, from which the next page continues. */
export interface ScannedRow extends SortKey {
  isMatch: number
  /** Id of the last scanned row; null when the scan reached the end of the query. */
  end: string | null
}

/**
 * Bounded scan: reads the first `length` rows of a query that is sorted newest first, and returns those that match. The
 * query may return a row twice in succession.
 */
export function boundedScan<DB, TB extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, SortKey>,
  { length, matches, limit }: Scan,
) {
  const end = db.selectFrom(
    query
      .offset(length - 1)
      .limit(1)
      .as('last'),
  )
  const rows = db
    .selectFrom(query.limit(length).as('scanned'))
    .select((is) => [
      'scanned.id',
      'scanned.createdAt',
      is.case().when(matches).then(1).else(0).end().as('isMatch'),
      end.select('last.id').as('end'),
    ])
    .where((is) => is.or([matches, is('scanned.id', '=', end.select('last.id'))]))
    .distinct()
  return inKeysetOrder(rows, newestFirst('scanned')).limit(limit)
}

/** The page of a scan and the cursor of the next one; null at the end. */
export function pageOfScan<Found extends ScannedRow>(
  rows: readonly Found[],
  limit: number,
): { page: Found[]; nextCursor: string | null } {
  const { page, nextCursor } = pageOf(
    rows.filter(({ isMatch }) => isMatch === 1),
    limit,
  )
  return { page, nextCursor: nextCursor ?? rows[0]?.end ?? null }
}
