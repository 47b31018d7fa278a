import { writeAudit } from '#commerce/audit/audit-store.server.ts'
import { findUserLocale } from '#commerce/customers/user-locale-store.server.ts'
import { findProfile, saveVerifiedEmail, setEmail } from '#commerce/customers/user-store.server.ts'
import { enqueueAccountEmail } from '#commerce/emails/send-account-email.server.ts'
import type { Transaction } from '#database/engine.server.ts'
import { endSessionsOf } from '../../../sessions/session-store.server.ts'
import type { ChangedAccount, EmailChange, SignInChange } from '../embedded-dependencies.ts'
import { voidLinksOf } from '../links/link-store.server.ts'

/** Changes that take no way to sign in away, and add no factor that sessions lack. */
const leavesSessions = new Set<SignInChange>([
  'recovery-codes.renewed',
  'recovery-code.used',
  'passkey.added',
])

/**
 * The shop's part of a new password, passkey or second factor, in the same transaction: the audit entry, the end of older
 * sessions and links, and the email to the owner.
 */
export async function recordSignInChange(
  tx: Transaction,
  { account, change, at }: { account: ChangedAccount; change: SignInChange; at: number },
): Promise<void> {
  const { uid, email, emailVerified } = account
  await voidLinksOf(tx, uid)
  if (!leavesSessions.has(change)) await endSessionsOf(tx, uid, at)
  await writeAudit(tx, {
    at,
    actorId: uid,
    action: change,
    subject: uid,
    before: null,
    after: null,
  })
  const name = emailVerified ? account.name : ''
  const locale = await findUserLocale(tx, uid)
  await enqueueAccountEmail(tx, { userId: uid, to: email, name, trigger: change, locale, at })
}

/** The shop's part of an address change: the profile follows, and both addresses get an email. */
export async function recordEmailChange(
  tx: Transaction,
  { uid, from, to, undoId, isUndo, at }: EmailChange & { at: number },
): Promise<void> {
  await endSessionsOf(tx, uid, at)
  const profile = await findProfile(tx, uid)
  const name = profile?.name ?? ''
  // The previous address may be a stranger's: its email names neither the user nor the new address.
  const [left, joined] = isUndo
    ? (['email.taken-back', 'email.restored'] as const)
    : (['email.changed', 'email.added'] as const)
  const locale = await findUserLocale(tx, uid)
  const shared = { userId: uid, locale, at }
  await enqueueAccountEmail(tx, { ...shared, to: from, name: '', trigger: left, undoId })
  await enqueueAccountEmail(tx, { ...shared, to, name, trigger: joined })
  await writeAudit(tx, {
    at,
    actorId: uid,
    action: isUndo ? 'email.restored' : 'email.changed',
    subject: uid,
    before: { email: from },
    after: { email: to },
  })
  if (!profile) return
  await setEmail(tx, uid, to, at)
  await saveVerifiedEmail(tx, uid, to)
}
