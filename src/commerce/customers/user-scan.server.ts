import { expressionBuilder, type Selectable } from 'kysely'
import { lookAlong, type Place, pageOfLook } from '#database/bounded-scan.server.ts'
import type { Database } from '#database/engine.server.ts'
import type { UsersTable } from '#database/tables/people-tables.ts'
import { hasWord } from './user-search-store.server.ts'
import { beginningOf, hasList } from './user-search-terms.ts'
import type { UserState } from './user-summary.ts'

/**
 * Users that one page scans. A single frequent name matches soon; without a limit, two frequent names that no user has
 * both of would scan the whole table.
 */
const scanned = 250

interface Frequent {
  /** Prefixes of words, each of which very many users have. */
  terms: readonly string[]
  state: UserState | undefined
}

interface FoundPeople {
  people: Selectable<UsersTable>[]
  /** Cursor of the next page; null at the end. */
  after: string | null
}

/** Bounded scan for users who match all terms, newest first. */
export async function lookForFrequent(
  db: Database,
  { terms, state }: Frequent,
  { from, limit }: { from: Place | null; limit: number },
): Promise<FoundPeople> {
  const lead = state === undefined ? longestOf(terms) : null
  const all = wayOf(db, { lead, state })
  const way = from
    ? all.where((is) =>
        is(is.refTuple('person.createdAt', 'person.id'), '<', is.tuple(from.createdAt, from.id)),
      )
    : all
  const met = lookAlong(db, way, {
    length: scanned,
    fits: expressionBuilder().and(terms.map((term) => hasWord('looked.id', term))),
    most: limit + 1,
  })
  const rows = await db
    .selectFrom(met.as('met'))
    .innerJoin('users', 'users.id', 'met.id')
    .selectAll('users')
    .select(['met.fits', 'met.end'])
    .orderBy('met.createdAt', 'desc')
    .orderBy('met.id', 'desc')
    .execute()
  const { page, after } = pageOfLook(rows, limit)
  return { people: page, after }
}

/** The longest term, which is probably the most selective; null if all are too short for the prefix index. */
function longestOf(terms: readonly string[]): string | null {
  const [longest] = terms.filter(hasList).toSorted((one, other) => other.length - one.length)
  return longest ?? null
}

/** Users, newest first: those of a state, those with a word of one prefix, or all. */
function wayOf(
  db: Database,
  { lead, state }: { lead: string | null; state: UserState | undefined },
) {
  const everybody = db.selectFrom('users').select(['users.id', 'users.createdAt'])
  const some = state === 'suspended' ? everybody.where('users.suspended', '=', 1) : everybody
  const people =
    lead === null
      ? some
      : db
          .selectFrom('userWords')
          .select(['userWords.userId as id', 'userWords.createdAt'])
          .where('userWords.beginning', '=', beginningOf(lead))
  return db
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.createdAt'])
    .orderBy('person.createdAt', 'desc')
    .orderBy('person.id', 'desc')
}
