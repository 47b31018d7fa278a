import type { Profile } from '#commerce/customers/profile.ts'
import { findProfile } from '#commerce/customers/user-store.server.ts'
import {
  saveVerifiedEmail,
  verifiedEmailOf,
} from '#commerce/customers/verified-email-store.server.ts'
import type { Log } from '#commerce/log.ts'
import { adoptGuestOrders } from '#commerce/orders/customer/adopt-guest-orders.server.ts'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import { redeemInvitation } from '#commerce/staff/redeem-invitation.server.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { SessionHolder } from '../authorization/access-check.ts'
import { recordEmailChange } from '../providers/embedded/record-sign-in-change.server.ts'
import { isFirstUse } from '../providers/embedded/token-use.server.ts'
import type { IdentityAccount } from '../providers/identity-account.ts'
import type { ReadIdToken } from './id-token.server.ts'
import { hashSessionId, newSessionId } from './session-id.server.ts'
import { isSignInTooOld, sessionLifetimeMs } from './session-lifetime.ts'
import {
  addSession,
  endSessionsOf,
  findSessionHolder,
  lockSessionsOf,
  removeExpiredSessions,
  removeSession,
} from './session-store.server.ts'

export interface SessionKeeper {
  db: Database
  now: () => number
  log: Log
  /** Seals the ids of sessions. */
  secret: string
  readIdToken: (token: string, now: number) => Promise<ReadIdToken>
}

export type StartedSession =
  | Accepted<{ uid: string; profile: Profile | null; sessionId: string; expiresAt: number }>
  | Refusal<'token-refused' | 'suspended' | 'sign-in-too-old'>

/**
 * Signs somebody in to the shop: a fresh ID token against a new session. The session that the browser had before
 * ends, so that an id planted in it beforehand is worth nothing. Was it a guest's, the guest's orders come along.
 */
export async function startSession(
  keeper: SessionKeeper,
  token: string,
  previousSessionId?: string,
): Promise<StartedSession> {
  const now = keeper.now()
  const read = await keeper.readIdToken(token, now)
  if (!read.ok) {
    keeper.log.warn('session was refused', { reason: read.refusal })
    return { ok: false, refusal: 'token-refused' }
  }
  const { account } = read
  const started = await begin(keeper, { account, token, now, previousSessionId })
  const { uid: person, method, secondFactor } = account
  if (started.ok) keeper.log.info('session began', { person, method, secondFactor })
  else keeper.log.warn('session was refused', { person, reason: started.refusal })
  return started
}

interface Beginning {
  account: IdentityAccount
  token: string
  now: number
  previousSessionId: string | undefined
}

function begin(
  keeper: SessionKeeper,
  { account, token, now, previousSessionId }: Beginning,
): Promise<StartedSession> {
  const { uid } = account
  return inTransaction(keeper.db, async (tx) => {
    // What was issued before "sign out everywhere" must not undo it.
    const endedAt = await lockSessionsOf(tx, uid)
    if ((await findProfile(tx, uid))?.suspended) return { ok: false, refusal: 'suspended' }
    if (account.provenAt <= endedAt || !(await isFirstUse(tx, token, now))) {
      return { ok: false, refusal: 'token-refused' }
    }
    if (account.emailVerified && account.email !== '') await noticeAddress(tx, account, now)
    if (await redeemInvitation(tx, { ...account, at: now })) await endSessionsOf(tx, uid, now)
    const profile = await findProfile(tx, uid)
    if (isSignInTooOld(profile?.role, account.signedInAt, now)) {
      return { ok: false, refusal: 'sign-in-too-old' }
    }

    const sessionId = newSessionId()
    const expiresAt = now + sessionLifetimeMs(profile?.role)
    if (previousSessionId) {
      const idHash = hashSessionId(previousSessionId, keeper.secret)
      await leaveNoGuestBehind(tx, { idHash, userId: uid, at: now })
      await removeSession(tx, idHash)
    }
    await removeExpiredSessions(tx, now)
    await addSession(tx, {
      idHash: hashSessionId(sessionId, keeper.secret),
      userId: uid,
      guest: account.method === 'guest' ? 1 : 0,
      secondFactor: account.secondFactor ? 1 : 0,
      createdAt: now,
      usedAt: now,
      expiresAt,
    })
    return { ok: true, uid, profile, sessionId, expiresAt }
  })
}

/**
 * A provider of its own (Firebase) tells the shop of no change of address: the first token with another proved address
 * is where the shop learns of it.
 */
async function noticeAddress(
  tx: Transaction,
  { uid, email }: IdentityAccount,
  at: number,
): Promise<void> {
  const from = await verifiedEmailOf(tx, uid)
  const to = email.toLowerCase()
  if (from !== null && from !== to) {
    await recordEmailChange(tx, { uid, from, to, undoId: null, isUndo: false, at })
  }
  await saveVerifiedEmail(tx, uid, to)
}

/**
 * The cookie of a session that a guest token began is the proof of having been that guest: a uid that is merely
 * claimed moves nothing, and neither does the session of somebody else's account.
 */
async function leaveNoGuestBehind(
  tx: Transaction,
  { idHash, userId, at }: { idHash: string; userId: string; at: number },
): Promise<void> {
  const before = await findSessionHolder(tx, idHash, at)
  if (!before?.guest || before.uid === userId || isStaffMember(before)) return
  await adoptGuestOrders(tx, { guestId: before.uid, userId, at })
  await endSessionsOf(tx, before.uid, at)
}

function isStaffMember({ user }: SessionHolder): boolean {
  return user !== null && isStaff(user.role)
}
