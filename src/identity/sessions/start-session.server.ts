import type { Profile } from '#commerce/customers/profile.ts'
import {
  findProfile,
  saveVerifiedEmail,
  verifiedEmailOf,
} from '#commerce/customers/user-store.server.ts'
import type { Log } from '#commerce/log.ts'
import { transferGuestOrders } from '#commerce/orders/customer/transfer-guest-orders.server.ts'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import { redeemInvitation } from '#commerce/staff/redeem-invitation.server.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { SessionHolder } from '../authorization/access-check.ts'
import { recordEmailChange } from '../providers/embedded/sign-in-changes/record-sign-in-change.server.ts'
import type { IdentityAccount } from '../providers/identity-server.ts'
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
import { isStillSignedIn } from './token-bearer.server.ts'
import { isFirstUse } from './token-use.server.ts'

export interface SessionDependencies {
  db: Database
  now: () => number
  log: Log
  /** Key of the hash of session ids. */
  secret: string
  readIdToken: (token: string, now: number) => Promise<ReadIdToken>
}

export type StartedSession =
  | Accepted<{ uid: string; profile: Profile | null; sessionId: string; expiresAt: number }>
  | Refusal<'token-refused' | 'suspended' | 'sign-in-too-old'>

/**
 * Starts a session of the shop for a fresh ID token. The browser's previous session ends, so that an id planted in it
 * is worthless. If it was a guest's, the account takes over the guest's orders.
 */
export async function startSession(
  dependencies: SessionDependencies,
  token: string,
  previousSessionId?: string,
): Promise<StartedSession> {
  const now = dependencies.now()
  const read = await dependencies.readIdToken(token, now)
  if (!read.ok) {
    dependencies.log.warn('session refused', { reason: read.refusal })
    return { ok: false, refusal: 'token-refused' }
  }
  const { account } = read
  const started = await begin(dependencies, { account, token, now, previousSessionId })
  const { uid: person, method, secondFactor } = account
  if (started.ok) dependencies.log.info('session started', { person, method, secondFactor })
  else dependencies.log.warn('session refused', { person, reason: started.refusal })
  return started
}

interface Beginning {
  account: IdentityAccount
  token: string
  now: number
  previousSessionId: string | undefined
}

function begin(
  dependencies: SessionDependencies,
  { account, token, now, previousSessionId }: Beginning,
): Promise<StartedSession> {
  const { uid } = account
  return inTransaction(dependencies.db, async (tx) => {
    // A token from before "sign out everywhere" must not undo it.
    const endedAt = await lockSessionsOf(tx, uid)
    if ((await findProfile(tx, uid))?.suspended) return { ok: false, refusal: 'suspended' }
    if (
      account.provenAt <= endedAt ||
      !(await isStillSignedIn(tx, account)) ||
      !(await isFirstUse(tx, token, now))
    ) {
      return { ok: false, refusal: 'token-refused' }
    }
    if (account.emailVerified && account.email !== '') await applyVerifiedEmail(tx, account, now)
    if (await redeemInvitation(tx, { ...account, at: now })) await endSessionsOf(tx, uid, now)
    const profile = await findProfile(tx, uid)
    if (isSignInTooOld(profile?.role, account.signedInAt, now)) {
      return { ok: false, refusal: 'sign-in-too-old' }
    }

    const sessionId = newSessionId()
    const expiresAt = now + sessionLifetimeMs(profile?.role)
    if (previousSessionId) {
      const idHash = hashSessionId(previousSessionId, dependencies.secret)
      await takeOverGuest(tx, { idHash, userId: uid, at: now })
      await removeSession(tx, idHash)
    }
    await removeExpiredSessions(tx, now)
    await addSession(tx, {
      idHash: hashSessionId(sessionId, dependencies.secret),
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
 * An external provider (Firebase) does not notify the shop of an address change: the first token with another verified
 * address does.
 */
async function applyVerifiedEmail(
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
 * The session cookie of a guest proves having been that guest: a claimed uid moves nothing, nor does the session of
 * another account.
 */
async function takeOverGuest(
  tx: Transaction,
  { idHash, userId, at }: { idHash: string; userId: string; at: number },
): Promise<void> {
  const before = await findSessionHolder(tx, idHash, at)
  if (!before?.guest || before.uid === userId || isStaffMember(before)) return
  await transferGuestOrders(tx, { guestId: before.uid, userId, at })
  await endSessionsOf(tx, before.uid, at)
}

function isStaffMember({ user }: SessionHolder): boolean {
  return user !== null && isStaff(user.role)
}
