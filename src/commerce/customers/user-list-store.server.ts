import type { Database } from '#database/engine.server.ts'
import { lastSuspensionReason } from '../audit/audit-list-store.server.ts'
import { readProfile } from './user-store.server.ts'
import type { UserDetails, UserListing, UserPage } from './user-summary.ts'
import { userTerms } from './user-words.ts'

const nothing: UserPage = { users: [], nextCursor: null }

// Comes after every other character.
const last = '\u{10FFFF}'

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
    query = query.where('id', 'in', (is) =>
      is
        .selectFrom('userWords')
        .select('userId')
        .where('word', '>=', term)
        .where('word', '<', `${term}${last}`),
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

export async function findUser(db: Database, id: string): Promise<UserDetails | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { createdAt, updatedAt, verifiedEmail } = row
  const suspensionReason = row.suspended === 1 ? await lastSuspensionReason(db, id) : null
  return { ...readProfile(row), createdAt, updatedAt, verifiedEmail, suspensionReason }
}
