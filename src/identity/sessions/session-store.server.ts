import { profileColumns, readJoinedProfile } from '#commerce/customers/user-store.server.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { Flag } from '#database/flag.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { SessionHolder } from '../authorization/access-check.ts'
import { voidLinksOf } from '../providers/embedded/links/link-store.server.ts'
import { isIdleTooLong, mustSaveActivity } from './session-lifetime.ts'

export interface StoredSession {
  idHash: string
  userId: string
  guest: Flag
  secondFactor: Flag
  createdAt: number
  usedAt: number
  expiresAt: number
}

export async function addSession(db: Database, session: StoredSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

const livingSession = prepared((db, given: Given<{ idHash: string; now: number }>) =>
  db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.userId')
    .select(['userId', 'guest', 'secondFactor', 'usedAt'])
    .select(profileColumns.map((column) => `users.${column}` as const))
    .where('idHash', '=', given('idHash'))
    .where('expiresAt', '>', given('now')),
)

/**
 * The user of a session; null for an expired or idle session, and for a suspended user. Saves the activity of staff.
 */
export async function findSessionHolder(
  db: Database,
  idHash: string,
  now: number,
): Promise<SessionHolder | null> {
  const [session] = (await livingSession(db, { idHash, now })).rows
  if (!session) return null
  const user = readJoinedProfile(session)
  if (user?.suspended) return null
  const use = { role: user?.role, usedAt: session.usedAt }
  if (isIdleTooLong(use, now)) return null
  if (mustSaveActivity(use, now)) await noteUse(db, idHash, now)
  return {
    uid: session.userId,
    guest: session.guest === 1,
    secondFactor: session.secondFactor === 1,
    user,
  }
}

async function noteUse(db: Database, idHash: string, usedAt: number): Promise<void> {
  await db.updateTable('sessions').set({ usedAt }).where('idHash', '=', idHash).execute()
}

export async function removeSession(db: Database, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', idHash).execute()
}

/**
 * Serializes the start and end of a user's sessions, and returns when they were last ended. Lock it before any other
 * row of the user.
 */
export async function lockSessionsOf(tx: Transaction, uid: string): Promise<number> {
  const { endedAt } = await tx
    .insertInto('sessionEnds')
    .values({ userId: uid, endedAt: 0 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((row) => ({ endedAt: row.ref('sessionEnds.endedAt') })),
    )
    .returning('endedAt')
    .executeTakeFirstOrThrow()
  return endedAt
}

/**
 * Ends all sessions of a user: suspensions and changes of role call this in the same transaction. ID tokens issued
 * until then start no session, and links mailed until then are void.
 */
export async function endSessionsOf(db: Database, uid: string, at: number): Promise<void> {
  await saveSessionEnd(db, uid, at)
  await db.deleteFrom('sessions').where('userId', '=', uid).execute()
}

/** Ends a user's sessions except one; open links are void as well. */
export async function endOtherSessionsOf(
  db: Database,
  { uid, idHash, at }: { uid: string; idHash: string; at: number },
): Promise<void> {
  await saveSessionEnd(db, uid, at)
  await db.deleteFrom('sessions').where('userId', '=', uid).where('idHash', '!=', idHash).execute()
}

/** Removes all session data of a user. The caller holds the lock, and no token of the user is valid. */
export async function removeSessionsOf(tx: Transaction, uid: string): Promise<void> {
  await tx.deleteFrom('sessions').where('userId', '=', uid).execute()
  await tx.deleteFrom('sessionEnds').where('userId', '=', uid).execute()
}

export async function sessionsEndedAt(db: Database, uid: string): Promise<number> {
  const end = await db
    .selectFrom('sessionEnds')
    .select('endedAt')
    .where('userId', '=', uid)
    .executeTakeFirst()
  return end?.endedAt ?? 0
}

export async function removeExpiredSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}

// The later of two ends applies, whichever is written last.
async function saveSessionEnd(db: Database, uid: string, at: number): Promise<void> {
  await voidLinksOf(db, uid)
  await db
    .insertInto('sessionEnds')
    .values({ userId: uid, endedAt: at })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((row) => ({
        endedAt: row
          .case()
          .when('sessionEnds.endedAt', '<', at)
          .then(at)
          .else(row.ref('sessionEnds.endedAt'))
          .end(),
      })),
    )
    .execute()
}
