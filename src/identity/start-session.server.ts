import { findProfile } from '#commerce/customers/user-store.server.ts'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { ReadIdToken } from './id-token.server.ts'
import { newSessionId, sealSessionId } from './session-id.server.ts'
import { addSession, removeExpiredSessions, removeSession } from './session-store.server.ts'

export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000

export interface SessionKeeper {
  db: Database
  now: () => number
  /** Seals the ids of sessions. */
  secret: string
  readIdToken: (token: string, now: number) => Promise<ReadIdToken>
}

export type StartedSession =
  | Accepted<{ uid: string; sessionId: string; expiresAt: number }>
  | Refusal<'token-refused' | 'suspended'>

/**
 * Signs somebody in to the shop: a fresh ID token against a new session. The session that the browser had before
 * ends, so that an id planted in it beforehand is worth nothing.
 */
export async function startSession(
  keeper: SessionKeeper,
  token: string,
  previousSessionId?: string,
): Promise<StartedSession> {
  const now = keeper.now()
  const read = await keeper.readIdToken(token, now)
  if (!read.ok) return { ok: false, refusal: 'token-refused' }
  const { uid } = read.account

  return inTransaction(keeper.db, async (tx) => {
    const profile = await findProfile(tx, uid)
    if (profile?.suspended) return { ok: false, refusal: 'suspended' }

    const sessionId = newSessionId()
    const expiresAt = now + sessionLifetimeMs
    if (previousSessionId) await removeSession(tx, sealSessionId(previousSessionId, keeper.secret))
    await removeExpiredSessions(tx, now)
    await addSession(tx, {
      idHash: sealSessionId(sessionId, keeper.secret),
      userId: uid,
      createdAt: now,
      expiresAt,
    })
    return { ok: true, uid, sessionId, expiresAt }
  })
}
