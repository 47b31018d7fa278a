import { writeAudit } from '#commerce/audit/audit-store.server.ts'
import { findProfile, setEmail } from '#commerce/customers/user-store.server.ts'
import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { endSessionsOf } from './session-store.server.ts'
import { type EmailChange, endsSessions, type SignInChange } from './sign-in-change.ts'

/** The shop's side of a new password or second factor: it is written down, and the sessions from before end. */
export function recordSignInChange(
  db: Database,
  { uid, change, at }: { uid: string; change: SignInChange; at: number },
): Promise<void> {
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
  })
}

/** A new address was proved: the profile follows the account. */
export function recordEmailChange(
  db: Database,
  { uid, from, to, at }: EmailChange & { at: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const profile = await findProfile(tx, uid)
    if (!profile) return
    await setEmail(tx, uid, to, at)
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
