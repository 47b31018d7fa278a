import type { Database } from '#database/engine.server.ts'
import type { Profile } from './profile.ts'
import { readProfile } from './user-store.server.ts'

/**
 * Stores the email that the identity provider verified. The email of the profile is typed: it receives order emails and
 * proves nothing.
 */
export async function saveVerifiedEmail(db: Database, uid: string, email: string): Promise<void> {
  const verifiedEmail = email.toLowerCase()
  // If an email changed owner, the latest verification wins.
  await db
    .updateTable('users')
    .set({ verifiedEmail: null })
    .where('verifiedEmail', '=', verifiedEmail)
    .where('id', '!=', uid)
    .execute()
  await db.updateTable('users').set({ verifiedEmail }).where('id', '=', uid).execute()
}

export async function findByVerifiedEmail(db: Database, email: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('verifiedEmail', '=', email.toLowerCase())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? readProfile(row) : null
}

export async function verifiedEmailOf(db: Database, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('verifiedEmail')
    .where('id', '=', uid)
    .executeTakeFirst()
  return row?.verifiedEmail ?? null
}
