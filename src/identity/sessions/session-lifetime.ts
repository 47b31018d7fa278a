import { isStaff, type Role } from '#commerce/staff/roles.ts'

/**
 * Lifetimes of sessions. Customers order a few times a year, so theirs last weeks. Staff see other people's addresses,
 * perhaps on a shared machine, so theirs end with the working day. A driver's phone may be offline for hours.
 */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const shopperSessionMs = 30 * day
export const staffSessionMs = 12 * hour
/** Idle timeout of staff. */
export const staffIdleMs = 2 * hour
/** How often the activity of staff is saved: exact enough for the idle timeout. */
export const activitySavedEveryMs = 5 * minute
/** How long a sign-in at the provider may change passkeys, and start sessions of staff; later they sign in again. */
export const recentSignInMs = 5 * minute
/** The same for all other users. */
const shopperSignInMs = 365 * day

/** Role and last activity of a session. */
export interface SessionUse {
  role: Role | undefined
  usedAt: number
}

export function sessionLifetimeMs(role: Role | undefined): number {
  return isOfStaff(role) ? staffSessionMs : shopperSessionMs
}

/** Whether a session has exceeded its idle timeout. */
export function isIdleTooLong({ role, usedAt }: SessionUse, now: number): boolean {
  return isOfStaff(role) && role !== 'driver' && now - usedAt >= staffIdleMs
}

/** Whether the session's activity must be saved. The shop records no activity of customers. */
export function mustSaveActivity({ role, usedAt }: SessionUse, now: number): boolean {
  return isOfStaff(role) && now - usedAt >= activitySavedEveryMs
}

/** Whether a sign-in at the provider is too old to start a session. */
export function isSignInTooOld(role: Role | undefined, signedInAt: number, now: number): boolean {
  return now - signedInAt > (isOfStaff(role) ? recentSignInMs : shopperSignInMs)
}

function isOfStaff(role: Role | undefined): boolean {
  return role !== undefined && isStaff(role)
}
