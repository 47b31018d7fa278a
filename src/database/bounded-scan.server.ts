import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Database } from './engine.server.ts'

/** The position of a row in a list sorted newest first. */
export interface Place {
  id: string
  createdAt: number
}

export interface Look {
  /**
   * Rows that one scan reads. Frequent matches are found soon, and the bound makes the cost independent of the size of
   * the table.
   */
  length: number
  /** Filter of the scan. */
  fits: Expression<SqlBool>
  /** Matches after which the scan may end. */
  most: number
}

/** A row of a scan: a match, or the last scanned row, from which the next page continues. */
export interface Met extends Place {
  fits: number
  /** Null when the scan reached the end of the query. */
  end: string | null
}

/**
 * Bounded scan: reads the first `length` rows of an ordered query and returns those that match `fits`, which refers to
 * `looked.id`. The query selects `id` and `createdAt`; it may return a row twice in succession.
 */
export function lookAlong<DB, TB extends keyof DB>(
  db: Database,
  way: SelectQueryBuilder<DB, TB, Place>,
  { length, fits, most }: Look,
) {
  const looked = way.limit(length).as('looked')
  const end = db.selectFrom(
    way
      .offset(length - 1)
      .limit(1)
      .as('last'),
  )
  return db
    .selectFrom(looked)
    .select((is) => [
      'looked.id',
      'looked.createdAt',
      is.case().when(fits).then(1).else(0).end().as('fits'),
      end.select('last.id').as('end'),
    ])
    .where((is) => is.or([fits, is('looked.id', '=', end.select('last.id'))]))
    .distinct()
    .orderBy('looked.createdAt', 'desc')
    .orderBy('looked.id', 'desc')
    .limit(most)
}

/** The page of a scan and the cursor of the next one; null at the end. */
export function pageOfLook<Row extends Met>(
  met: readonly Row[],
  limit: number,
): { page: Row[]; after: string | null } {
  const found = met.filter(({ fits }) => fits === 1)
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1)?.id : met[0]?.end
  return { page, after: last ?? null }
}
