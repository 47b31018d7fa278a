import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Database } from './engine.server.ts'

/** Something that a list shows newest first. */
export interface Place {
  id: string
  createdAt: number
}

export interface Look {
  /** How far one look goes. What many are is met soon, and with an end to it a look costs the same in every shop. */
  length: number
  /** Whether what is met is meant. */
  fits: Expression<SqlBool>
  /** Of how many that fit the look may end before. */
  most: number
}

/** What a look met: what fits, and its own end in any case, as the place to go on from. */
export interface Met extends Place {
  fits: number
  /** Null where the way came to its end. */
  end: string | null
}

/**
 * One look along a way: the first things on it that fit. The way says `id` and `createdAt`, is in its order and has no
 * end; `fits` speaks of `looked.id`. Somebody may stand on it twice, one directly after the other.
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

/** The page that a look found, and the id to go on behind; null at the end. */
export function pageOfLook<Row extends Met>(
  met: readonly Row[],
  limit: number,
): { page: Row[]; after: string | null } {
  const found = met.filter(({ fits }) => fits === 1)
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1)?.id : met[0]?.end
  return { page, after: last ?? null }
}
