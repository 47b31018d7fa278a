import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { lockSuperAdmins, removeInvitation } from './roster-store.server.ts'
import type { StaffContext } from './staff-change.server.ts'

export type WithdrawnInvitation = Accepted | Refusal<'not-permitted' | 'not-found'>

/** Withdraws an invitation, unless it was accepted in between. */
export function withdrawInvitation(
  context: Pick<StaffContext, 'db' | 'now'>,
  { actorId, invitationId }: { actorId: string; invitationId: string },
): Promise<WithdrawnInvitation> {
  return inTransaction(context.db, async (tx): Promise<WithdrawnInvitation> => {
    if (!(await lockSuperAdmins(tx)).includes(actorId)) {
      return { ok: false, refusal: 'not-permitted' }
    }
    const removed = await removeInvitation(tx, invitationId)
    if (!removed) return { ok: false, refusal: 'not-found' }
    await writeAudit(tx, {
      at: context.now(),
      actorId,
      action: 'invitation.withdrawn',
      subject: removed.email,
      before: { role: removed.role },
      after: null,
    })
    return { ok: true }
  })
}
