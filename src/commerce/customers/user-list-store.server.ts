import type { Database } from '#database/engine.server.ts'
import { lastSuspensionReason } from '../audit/audit-list-store.server.ts'
import { readProfile } from './user-store.server.ts'
import type { UserDetails, UserListing, UserPage } from './user-summary.ts'
import { userTerms } from './user-words.ts'

const nothing: UserPage = { users: [], nextCursor: null }

// Comes after every other character.
const last = '\u{10FFFF}'

const aFew = 300

/** A page of people, newest first. As many queries for many people as for few. */
export async function listUsers(
  db: Database,
  { state, query: asked, cursor }: UserListing,
  limit: number,
): Promise<UserPage> {
  let query = db
    .selectFrom('users')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (state === 'suspended') query = query.where('suspended', '=', 1)
  const terms = asked === undefined ? [] : userTerms(asked)
  if (asked !== undefined && terms.length === 0) return nothing
  for (const term of terms) {
    const found = await idsByWord(db, term)
    if (found.length === 0) return nothing
    // Of a few, each is looked up; what half of everybody is called is looked for where the list begins.
    query =
      found.length <= aFew
        ? query.where('id', 'in', found)
        : query.where(({ exists, selectFrom, val }) =>
            exists(
              selectFrom('userWords')
                .select(val(1).as('found'))
                .whereRef('userId', '=', 'users.id')
                .where('word', '>=', term)
                .where('word', '<', `${term}${last}`),
            ),
          )
  }
  if (cursor !== undefined) {
    const seen = await db
      .selectFrom('users')
      .select(['createdAt', 'id'])
      .where('id', '=', cursor)
      .executeTakeFirst()
    if (!seen) return nothing
    query = query.where((is) =>
      is(is.refTuple('createdAt', 'id'), '<', is.tuple(seen.createdAt, seen.id)),
    )
  }
  const rows = await query.execute()
  const users = rows.slice(0, limit).map((row) => {
    const { profilePicture: _picture, ...profile } = readProfile(row)
    return { ...profile, createdAt: row.createdAt }
  })
  return { users, nextCursor: rows.length > limit ? (users.at(-1)?.id ?? null) : null }
}

/** Those whom a term finds, or one more than a few of them. */
async function idsByWord(db: Database, term: string): Promise<string[]> {
  const rows = await db
    .selectFrom('userWords')
    .select('userId')
    .distinct()
    .where('word', '>=', term)
    .where('word', '<', `${term}${last}`)
    .limit(aFew + 1)
    .execute()
  return rows.map((row) => row.userId)
}

export async function findUser(db: Database, id: string): Promise<UserDetails | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { createdAt, updatedAt, verifiedEmail } = row
  const suspensionReason = row.suspended === 1 ? await lastSuspensionReason(db, id) : null
  return { ...readProfile(row), createdAt, updatedAt, verifiedEmail, suspensionReason }
}
