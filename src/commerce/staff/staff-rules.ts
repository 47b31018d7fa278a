import type { Role } from './roles.ts'

/** Somebody of the staff, and whom they mean to change. */
export interface StaffChange {
  actorId: string
  /** As it is now, not as it was when the actor signed in. */
  actorRole: Role
  targetId: string
  targetRole: Role
  /** How many super admins can sign in besides the target. */
  otherSuperAdmins: number
}

export type StaffObjection = 'not-permitted' | 'own-account' | 'last-super-admin'

/**
 * What stands against suspending somebody or changing their role: only super admins do it, nobody does it to
 * themselves, and one super admin always remains.
 */
export function objectionTo(change: StaffChange): StaffObjection | null {
  if (change.actorRole !== 'superAdmin') return 'not-permitted'
  if (change.actorId === change.targetId) return 'own-account'
  const isLast = change.targetRole === 'superAdmin' && change.otherSuperAdmins === 0
  return isLast ? 'last-super-admin' : null
}
