import type { Profile } from '../customers/profile.ts'
import type { StaffRole } from './roles.ts'
import type { SecondFactors } from './second-factors.ts'
import { type StaffRuleRefusal, staffRuleRefusal } from './staff-rules.ts'

/** A member of staff. */
export interface StaffMember
  extends Pick<Profile, 'id' | 'name' | 'surname' | 'email' | 'phone' | 'suspended'> {
  role: StaffRole
  /** Epoch milliseconds; null for staff from before the roster existed. */
  addedAt: number | null
  /** Name of the admin who added the member; null if it was done on the command line. */
  addedBy: string | null
}

/** An invitation that is not yet accepted. */
export interface PendingInvitation {
  id: string
  email: string
  role: StaffRole
  invitedAt: number
  invitedBy: string | null
}

/** Staff and pending invitations. */
export interface Roster {
  members: StaffMember[]
  invitations: PendingInvitation[]
  /** By user id, without members who have none; null where the identity provider keeps them in a service of its own. */
  secondFactors: Record<string, SecondFactors> | null
}

/** Why an admin cannot change this member of the roster, or null. */
export function rosterRefusal(
  actor: Pick<Profile, 'id' | 'role'>,
  target: StaffMember,
  members: readonly StaffMember[],
): StaffRuleRefusal | null {
  const others = members.filter(
    (one) => one.role === 'superAdmin' && !one.suspended && one.id !== target.id,
  )
  return staffRuleRefusal({
    actorId: actor.id,
    actorRole: actor.role,
    targetId: target.id,
    targetRole: target.role,
    otherSuperAdmins: others.length,
  })
}
