import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { findByVerifiedEmail } from '../customers/user-store.server.ts'
import { isEmail } from '../email.ts'
import { enqueueAccountEmail } from '../emails/send-account-email.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { changeRole } from './change-role.server.ts'
import { isStaff, type StaffRole } from './roles.ts'
import { addInvitation, findInvitation, lockSuperAdmins } from './roster-store.server.ts'
import type { StaffChanged, StaffContext } from './staff-change.server.ts'

interface Addition {
  actorId: string
  email: string
  role: StaffRole
}

export type AddedStaff =
  /** `now` for a user with a verified email, `invited` otherwise. */
  | Accepted<{ added: 'now' | 'invited' }>
  | Refusal<'not-an-address' | 'not-permitted' | 'already-invited' | 'already-staff' | 'suspended'>
  | Extract<StaffChanged, { ok: false }>

/** Adds a member of staff by email. Only a verified email promotes a user: anyone may type any email into a profile. */
export async function addStaff(context: StaffContext, addition: Addition): Promise<AddedStaff> {
  const { actorId, role } = addition
  const email = addition.email.trim().toLowerCase()
  if (!isEmail(email)) return { ok: false, refusal: 'not-an-address' }
  const user = await findByVerifiedEmail(context.db, email)
  if (!user) return invite(context, { actorId, email, role })
  if (isStaff(user.role)) return { ok: false, refusal: 'already-staff' }
  if (user.suspended) return { ok: false, refusal: 'suspended' }
  const changed = await changeRole(context, { actorId, userId: user.id, role, from: user.role })
  return changed.ok ? { ok: true, added: 'now' } : changed
}

/** Invites an email to the staff and notifies it. */
function invite(
  { db, now }: StaffContext,
  { actorId, email, role }: Addition,
): Promise<AddedStaff> {
  return inTransaction(db, async (tx): Promise<AddedStaff> => {
    const at = now()
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
    await enqueueAccountEmail(tx, {
      userId: null,
      to: email,
      name: '',
      trigger: `invited.${role}`,
      at,
    })
    return { ok: true, added: 'invited' }
  })
}
