import type { Database } from '#database/engine.server.ts'
import type { Profile } from './profile.ts'
import { readProfile } from './user-store.server.ts'

/**
 * The address that the identity provider vouches for, beside the one that people write into their profile: a typed
 * address is good for letters about an order, and proves nothing.
 */
export async function saveVerifiedEmail(db: Database, uid: string, email: string): Promise<void> {
  const verifiedEmail = email.toLowerCase()
  // An address that changed hands is the later one's.
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
