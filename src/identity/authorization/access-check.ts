import type { Profile } from '#commerce/customers/profile.ts'
import { may, type Permission } from '#commerce/staff/permissions.ts'
import { needsSecondFactor, type TwoFactorRule } from '#commerce/staff/roles.ts'
import { AuthorizationError } from './authorization-error.ts'

/** The session of a request: the user's uid, and the profile if there is one. */
export interface SessionHolder {
  uid: string
  /** A guest has no other way to sign in: the session is the only access to their orders. */
  guest: boolean
  /** Signed in with a second factor. */
  secondFactor: boolean
  user: Profile | null
}

export interface KnownUser extends SessionHolder {
  user: Profile
}

export function requireIdentity(holder: SessionHolder | null): SessionHolder {
  if (!holder || holder.user?.suspended) throw new AuthorizationError('sign-in', holder?.uid)
  return holder
}

export function requireUserSession(holder: SessionHolder | null): KnownUser {
  const { user, ...rest } = requireIdentity(holder)
  if (!user) throw new AuthorizationError('profile', rest.uid)
  return { ...rest, user }
}

export function requireStaffSession(
  holder: SessionHolder | null,
  permission: Permission,
  rule: TwoFactorRule,
): KnownUser {
  if (!holder?.user || holder.user.suspended) throw new AuthorizationError('sign-in', holder?.uid)
  if (!may(holder.user.role, permission)) throw new AuthorizationError('forbidden', holder.uid)
  if (lacksSecondFactor(holder, rule)) throw new AuthorizationError('second-factor', holder.uid)
  return { ...holder, user: holder.user }
}

/** Like `requireStaffSession`, as a boolean: for endpoints that return more to staff than to the public. */
export function isAuthorizedStaff(
  holder: SessionHolder | null,
  permission: Permission,
  rule: TwoFactorRule,
): boolean {
  if (!holder?.user || holder.user.suspended) return false
  return may(holder.user.role, permission) && !lacksSecondFactor(holder, rule)
}

/** Whether this staff member must sign in with a second factor first. */
export function lacksSecondFactor(holder: SessionHolder | null, rule: TwoFactorRule): boolean {
  if (!holder?.user || holder.secondFactor) return false
  return needsSecondFactor(holder.user.role, rule)
}
