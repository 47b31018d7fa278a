import type { Profile } from '../customers/profile.ts'
import type { StaffRole } from './roles.ts'
import { objectionTo, type StaffObjection } from './staff-rules.ts'

/** Somebody of the staff. */
export interface StaffMember
  extends Pick<Profile, 'id' | 'name' | 'surname' | 'email' | 'phone' | 'suspended'> {
  role: StaffRole
  /** Epoch milliseconds; null for whoever was staff before there was a roster. */
  addedAt: number | null
  /** The name of who added them; null where that was nobody of the dashboard. */
  addedBy: string | null
}

/** A place on the roster that nobody has taken up yet. */
export interface PendingInvitation {
  id: string
  email: string
  role: StaffRole
  invitedAt: number
  invitedBy: string | null
}

/** Who works for the shop, and who was asked to. */
export interface Roster {
  members: StaffMember[]
  invitations: PendingInvitation[]
}

/** What stands against somebody changing a member of the staff, as the roster stands; null when nothing does. */
export function objectionOnRoster(
  actor: Pick<Profile, 'id' | 'role'>,
  target: StaffMember,
  members: readonly StaffMember[],
): StaffObjection | null {
  const others = members.filter(
    (one) => one.role === 'superAdmin' && !one.suspended && one.id !== target.id,
  )
  return objectionTo({
    actorId: actor.id,
    actorRole: actor.role,
    targetId: target.id,
    targetRole: target.role,
    otherSuperAdmins: others.length,
  })
}
