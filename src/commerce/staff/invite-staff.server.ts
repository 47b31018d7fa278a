import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { enqueueAccountEmail } from '../emails/send-account-email.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { addInvitation, findInvitation, lockSuperAdmins } from './admin-store.server.ts'
import type { StaffRole } from './roles.ts'
import type { StaffContext } from './staff-change.server.ts'

export type InvitedStaff = Accepted | Refusal<'not-permitted' | 'already-invited' | 'already-staff'>

/** Invites an email to the staff and notifies it. */
export function inviteStaff(
  context: Pick<StaffContext, 'db' | 'now'>,
  { actorId, email, role }: { actorId: string; email: string; role: StaffRole },
): Promise<InvitedStaff> {
  return inTransaction(context.db, async (tx): Promise<InvitedStaff> => {
    const at = context.now()
    // Locked, so that a super admin who is being demoted cannot invite.
    if (!(await lockSuperAdmins(tx)).includes(actorId)) {
      return { ok: false, refusal: 'not-permitted' }
    }
    if (!(await addInvitation(tx, { email, role, addedBy: actorId, at }))) {
      const waits = (await findInvitation(tx, email)) !== null
      return { ok: false, refusal: waits ? 'already-invited' : 'already-staff' }
    }
    await writeAudit(tx, {
      at,
      actorId,
      action: 'invitation.made',
      subject: email,
      before: null,
      after: { role },
    })
    await enqueueAccountEmail(tx, { to: email, name: '', trigger: `invited.${role}`, at })
    return { ok: true }
  })
}
