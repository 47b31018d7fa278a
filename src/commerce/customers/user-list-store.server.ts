import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Place } from '#database/bounded-scan.server.ts'
import type { Database } from '#database/engine.server.ts'
import type { UsersTable } from '#database/tables/people-tables.ts'
import type { Tables } from '#database/tables.ts'
import { lastSuspensionReason } from '../audit/audit-list-store.server.ts'
import { lookForFrequent } from './user-scan.server.ts'
import { beginsWith, hasWord } from './user-search-store.server.ts'
import { userTerms } from './user-search-terms.ts'
import { readProfile } from './user-store.server.ts'
import type { UserDetails, UserListing, UserPage, UserSummary } from './user-summary.ts'

const nothing: UserPage = { users: [], nextCursor: null }

/** Up to this many matches, filtering each one is cheap. */
const aFew = 1000

/**
 * A page of users, newest first, with a bounded number of short queries. If all search terms are frequent, a bounded
 * scan may end before the page is full; `nextCursor` then continues it.
 */
export async function listUsers(
  db: Database,
  { state, query: asked, cursor }: UserListing,
  limit: number,
): Promise<UserPage> {
  const terms = asked === undefined ? [] : userTerms(asked)
  if (asked !== undefined && terms.length === 0) return nothing
  const from = cursor === undefined ? null : await positionOf(db, cursor)
  if (cursor !== undefined && !from) return nothing
  const sought = await separateRareFromFrequent(db, terms)
  if (!sought) return nothing

  const { rare, frequent } = sought
  if (rare.length === 0 && frequent.length > 0) {
    const found = await lookForFrequent(db, { terms: frequent, state }, { from, limit })
    return { users: found.people.map(toSummary), nextCursor: found.after }
  }

  let people = db.selectFrom('users').selectAll()
  if (state === 'suspended') people = people.where('suspended', '=', 1)
  for (const term of rare) people = people.where('id', 'in', peopleWith(db, term))
  for (const term of frequent) people = people.where(hasWord('users.id', term))
  if (from) {
    people = people.where((is) =>
      is(is.refTuple('createdAt', 'id'), '<', is.tuple(from.createdAt, from.id)),
    )
  }
  const rows =
    rare.length > 0 ? await newestOfFew(db, people, limit + 1) : await newest(people, limit + 1)
  const users = rows.slice(0, limit).map(toSummary)
  return { users, nextCursor: rows.length > limit ? (users.at(-1)?.id ?? null) : null }
}

async function positionOf(db: Database, id: string): Promise<Place | null> {
  const row = await db
    .selectFrom('users')
    .select(['createdAt', 'id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

interface Sought {
  /** Terms with fewer than `aFew` matches. */
  rare: string[]
  frequent: string[]
}

/** Null if a term has no match. */
async function separateRareFromFrequent(
  db: Database,
  terms: readonly string[],
): Promise<Sought | null> {
  const sought: Sought = { rare: [], frequent: [] }
  for (const term of terms) {
    const { count } = await db
      .selectFrom(peopleWith(db, term).as('some'))
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count === 0) return null
    if (count < aFew) sought.rare.push(term)
    else sought.frequent.push(term)
  }
  return sought
}

/** Ids of users that match a term, at most `aFew`. */
function peopleWith(db: Database, term: string) {
  return db
    .selectFrom('userWords')
    .select('userWords.userId')
    .where(beginsWith('userWords.word', term))
    .limit(aFew)
}

type People = SelectQueryBuilder<Tables, 'users', Selectable<UsersTable>>

function newest(people: People, limit: number) {
  return people.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

function newestOfFew(db: Database, people: People, limit: number) {
  return (
    db
      // The limit leaves nobody out. Without it PostgreSQL would go through everybody to meet them in their order.
      .selectFrom(people.limit(aFew).as('person'))
      .selectAll()
      .orderBy('person.createdAt', 'desc')
      .orderBy('person.id', 'desc')
      .limit(limit)
      .execute()
  )
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
