import { writeAudit } from '#commerce/audit/audit-store.server.ts'
import { findProfile, setEmail } from '#commerce/customers/user-store.server.ts'
import { keepVerifiedEmail } from '#commerce/customers/verified-email-store.server.ts'
import { tellAccount } from '#commerce/notifications/tell-account.server.ts'
import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { endSessionsOf } from './session-store.server.ts'
import {
  type ChangedAccount,
  type EmailChange,
  endsSessions,
  type SignInChange,
} from './sign-in-change.ts'

/**
 * The shop's side of a new password or second factor: it is written down, the sessions from before end, and whose
 * account it is reads of it.
 */
export function recordSignInChange(
  db: Database,
  { account, change, at }: { account: ChangedAccount; change: SignInChange; at: number },
): Promise<void> {
  const { uid, email, name } = account
  return inTransaction(db, async (tx) => {
    if (endsSessions(change)) await endSessionsOf(tx, uid, at)
    await writeAudit(tx, {
      at,
      actorId: uid,
      action: change,
      subject: uid,
      before: null,
      after: null,
    })
    await tellAccount(tx, { to: email, name, occasion: change, at })
  })
}

/** A new address was proved: the profile follows the account. */
export function recordEmailChange(
  db: Database,
  { uid, from, to, at }: EmailChange & { at: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const profile = await findProfile(tx, uid)
    await tellAccount(tx, { to: from, name: profile?.name ?? '', occasion: 'email.changed', at })
    if (!profile) return
    await setEmail(tx, uid, to, at)
    await keepVerifiedEmail(tx, uid, to)
    await writeAudit(tx, {
      at,
      actorId: uid,
      action: 'email.changed',
      subject: uid,
      before: { email: from },
      after: { email: to },
    })
  })
}
