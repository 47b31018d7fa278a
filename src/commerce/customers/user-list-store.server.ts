import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  newestFirst,
  type Position,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import type { UsersTable } from '#database/tables/people-tables.ts'
import type { Tables } from '#database/tables.ts'
import { lastSuspensionReason } from '../audit/audit-list-store.server.ts'
import { scanForTerms } from './user-scan.server.ts'
import { hasWord, startsWith } from './user-search-store.server.ts'
import { queryTerms } from './user-search-terms.ts'
import { readProfile } from './user-store.server.ts'
import type { UserDetails, UserListing, UserPage, UserSummary } from './user-summary.ts'

const noUsers: UserPage = { users: [], nextCursor: null }

const byAge = newestFirst('users')

/** Up to this many matches, filtering each one is cheap. */
const rareLimit = 1000

/**
 * A page of users, newest first, with a bounded number of short queries. If all search terms are frequent, a bounded
 * scan may end before the page is full; `nextCursor` then continues it.
 */
export async function listUsers(
  db: Database,
  { state, query: search, cursor }: UserListing,
  limit: number,
): Promise<UserPage> {
  const terms = search === undefined ? [] : queryTerms(search)
  if (search !== undefined && terms.length === 0) return noUsers
  const after = cursor === undefined ? null : await findPosition(db, byAge, cursor)
  if (cursor !== undefined && !after) return noUsers
  const selective = await splitBySelectivity(db, terms)
  if (!selective) return noUsers

  const { rare, frequent } = selective
  if (rare.length === 0 && frequent.length > 0) {
    const scan = await scanForTerms(db, { terms: frequent, state }, { after, limit })
    return { users: scan.users.map(toSummary), nextCursor: scan.nextCursor }
  }

  let users = db.selectFrom('users').selectAll()
  if (state === 'suspended') users = users.where('suspended', '=', 1)
  for (const term of rare) users = users.where('id', 'in', usersWith(db, term))
  for (const term of frequent) users = users.where(hasWord('users.id', term))
  const rows =
    rare.length > 0
      ? await newestOfFew(db, users, { after, limit })
      : await selectPage(users, byAge, { after, limit }).execute()
  const { page, nextCursor } = pageOf(rows, limit)
  return { users: page.map(toSummary), nextCursor }
}

interface TermsBySelectivity {
  /** Terms with fewer than `rareLimit` matches. */
  rare: string[]
  frequent: string[]
}

/** Null if a term has no match. */
async function splitBySelectivity(
  db: Database,
  terms: readonly string[],
): Promise<TermsBySelectivity | null> {
  const split: TermsBySelectivity = { rare: [], frequent: [] }
  for (const term of terms) {
    const { count } = await db
      .selectFrom(usersWith(db, term).as('some'))
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count === 0) return null
    if (count < rareLimit) split.rare.push(term)
    else split.frequent.push(term)
  }
  return split
}

/** Ids of users that match a term, at most `rareLimit`. */
function usersWith(db: Database, term: string) {
  return db
    .selectFrom('userWords')
    .select('userWords.userId')
    .where(startsWith('userWords.word', term))
    .limit(rareLimit)
}

type Users = SelectQueryBuilder<Tables, 'users', Selectable<UsersTable>>

function newestOfFew(
  db: Database,
  users: Users,
  { after, limit }: { after: Position<'createdAt' | 'id'> | null; limit: number },
) {
  // The inner limit excludes no row. Without it PostgreSQL would scan all users in the order of the page.
  const few = db.selectFrom(users.limit(rareLimit).as('user')).selectAll()
  return selectPage(few, newestFirst('user'), { after, limit }).execute()
}

function toSummary(row: Selectable<UsersTable>): UserSummary {
  const { profilePicture: _picture, ...profile } = readProfile(row)
  return { ...profile, createdAt: row.createdAt }
}

export async function findUser(db: Database, id: string): Promise<UserDetails | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { createdAt, updatedAt, verifiedEmail } = row
  const suspensionReason = row.suspended === 1 ? await lastSuspensionReason(db, id) : null
  return { ...readProfile(row), createdAt, updatedAt, verifiedEmail, suspensionReason }
}
