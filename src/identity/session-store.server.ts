import { findProfile } from '#commerce/customers/user-store.server.ts'
import type { Database } from '#database/engine.server.ts'
import type { Flag } from '#database/tables.ts'
import type { SessionHolder } from './admission.ts'

export interface StoredSession {
  idHash: string
  userId: string
  guest: Flag
  createdAt: number
  expiresAt: number
}

export async function addSession(db: Database, session: StoredSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** Whose session this is. A session that has run out, or of somebody suspended, is nobody's. */
export async function findSessionHolder(
  db: Database,
  idHash: string,
  now: number,
): Promise<SessionHolder | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['userId', 'guest'])
    .where('idHash', '=', idHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!session) return null
  const user = await findProfile(db, session.userId)
  return user?.suspended ? null : { uid: session.userId, guest: session.guest === 1, user }
}

export async function removeSession(db: Database, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', idHash).execute()
}

/** Signs a person out everywhere: whoever suspends someone or changes a role calls this in the same transaction. */
export async function endSessionsOf(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', uid).execute()
}

/** Signs a person out everywhere but in one browser. */
export async function endOtherSessionsOf(db: Database, uid: string, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', uid).where('idHash', '!=', idHash).execute()
}

export async function removeExpiredSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}
