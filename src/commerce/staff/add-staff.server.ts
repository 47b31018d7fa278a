import { findByVerifiedEmail } from '../customers/verified-email-store.server.ts'
import { isEmail } from '../email.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { changeRole } from './change-role.server.ts'
import { type InvitedStaff, inviteStaff } from './invite-staff.server.ts'
import { isStaff, type StaffRole } from './roles.ts'
import type { StaffChanged, StaffContext } from './staff-change.server.ts'

interface Addition {
  actorId: string
  email: string
  role: StaffRole
}

export type AddedStaff =
  /** `now` for a user with a verified email, `invited` otherwise. */
  | Accepted<{ added: 'now' | 'invited' }>
  | Refusal<'not-an-address' | 'already-staff' | 'suspended'>
  | Extract<StaffChanged | InvitedStaff, { ok: false }>

/** Adds a member of staff by email. Only a verified email promotes a user: anyone may type any email into a profile. */
export async function addStaff(context: StaffContext, addition: Addition): Promise<AddedStaff> {
  const { actorId, role } = addition
  const email = addition.email.trim().toLowerCase()
  if (!isEmail(email)) return { ok: false, refusal: 'not-an-address' }
  const user = await findByVerifiedEmail(context.db, email)
  if (!user) {
    const invited = await inviteStaff(context, { actorId, email, role })
    return invited.ok ? { ok: true, added: 'invited' } : invited
  }
  if (isStaff(user.role)) return { ok: false, refusal: 'already-staff' }
  if (user.suspended) return { ok: false, refusal: 'suspended' }
  const changed = await changeRole(context, { actorId, userId: user.id, role, from: user.role })
  return changed.ok ? { ok: true, added: 'now' } : changed
}
