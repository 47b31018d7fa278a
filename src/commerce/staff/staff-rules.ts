import type { Role } from './roles.ts'

/** A change of a member of staff: actor and target. */
export interface StaffChange {
  actorId: string
  /** The current role, not the role at sign-in. */
  actorRole: Role
  targetId: string
  targetRole: Role
  /** Super admins besides the target who can sign in. */
  otherSuperAdmins: number
}

export type StaffRuleRefusal = 'not-permitted' | 'own-account' | 'last-super-admin'

/**
 * Why a suspension or change of role is rejected, or null: it requires a super admin, not oneself, and at least one
 * super admin must remain.
 */
export function staffRuleRefusal(change: StaffChange): StaffRuleRefusal | null {
  if (change.actorRole !== 'superAdmin') return 'not-permitted'
  if (change.actorId === change.targetId) return 'own-account'
  const isLast = change.targetRole === 'superAdmin' && change.otherSuperAdmins === 0
  return isLast ? 'last-super-admin' : null
}
