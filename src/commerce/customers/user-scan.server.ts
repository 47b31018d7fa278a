import { expressionBuilder, type Selectable } from 'kysely'
import { boundedScan, pageOfScan } from '#database/bounded-scan.server.ts'
import type { Database } from '#database/engine.server.ts'
import {
  inKeysetOrder,
  isAfter,
  newestFirst,
  type Position,
} from '#database/keyset-pagination.server.ts'
import type { UsersTable } from '#database/tables/people-tables.ts'
import { hasWord } from './user-search-store.server.ts'
import { isIndexable, prefixOf } from './user-search-terms.ts'
import type { UserState } from './user-summary.ts'

/**
 * Users that one page scans. A single frequent name matches soon; without a limit, two frequent names that no user has
 * both of would scan the whole table.
 */
const scanLength = 250

interface TermFilter {
  /** Prefixes of words, each of which very many users have. */
  terms: readonly string[]
  state: UserState | undefined
}

interface UserScanPage {
  users: Selectable<UsersTable>[]
  nextCursor: string | null
}

/** Bounded scan for users who match all terms, newest first. */
export async function scanForTerms(
  db: Database,
  { terms, state }: TermFilter,
  { after, limit }: { after: Position<'createdAt' | 'id'> | null; limit: number },
): Promise<UserScanPage> {
  const longest = state === undefined ? longestOf(terms) : null
  const users = usersInOrder(db, { term: longest, state })
  const query = after ? users.where(isAfter(newestFirst('user'), after)) : users
  const scan = boundedScan(db, query, {
    length: scanLength,
    matches: expressionBuilder().and(terms.map((term) => hasWord('scanned.id', term))),
    limit: limit + 1,
  })
  const found = db
    .selectFrom(scan.as('scan'))
    .innerJoin('users', 'users.id', 'scan.id')
    .selectAll('users')
    .select(['scan.isMatch', 'scan.end'])
  const rows = await inKeysetOrder(found, newestFirst('scan')).execute()
  const { page, nextCursor } = pageOfScan(rows, limit)
  return { users: page, nextCursor }
}

/** The longest term, which is probably the most selective; null if all are too short for the prefix index. */
function longestOf(terms: readonly string[]): string | null {
  const [longest] = terms.filter(isIndexable).toSorted((one, other) => other.length - one.length)
  return longest ?? null
}

/** Users, newest first: those of a state, those with a word of one prefix, or all. */
function usersInOrder(
  db: Database,
  { term, state }: { term: string | null; state: UserState | undefined },
) {
  const all = db.selectFrom('users').select(['users.id', 'users.createdAt'])
  const some = state === 'suspended' ? all.where('users.suspended', '=', 1) : all
  const users =
    term === null
      ? some
      : db
          .selectFrom('userWords')
          .select(['userWords.userId as id', 'userWords.createdAt'])
          .where('userWords.beginning', '=', prefixOf(term))
  const query = db.selectFrom(users.as('user')).select(['user.id', 'user.createdAt'])
  return inKeysetOrder(query, newestFirst('user'))
}
