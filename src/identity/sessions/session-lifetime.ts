import { isStaff, type Role } from '#commerce/staff/roles.ts'

/**
 * How long somebody stays signed in. Shoppers order a few times a year and would give their password each time, so
 * theirs is a matter of weeks; whoever works in the dashboard sees other people's addresses, perhaps on a machine that
 * others use too, and signs in for a working day.
 */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const shopperSessionMs = 30 * day
export const staffSessionMs = 12 * hour
/** Staff who ask the shop for nothing in this time are signed out. */
export const staffIdleMs = 2 * hour
/** How often it is written down that staff were here: no more exactly than the end of idle sessions needs. */
export const useNotedEveryMs = 5 * minute
/** A sign-in at the provider begins sessions of staff for this long: coming back later means signing in again. */
export const staffSignInMs = 5 * minute
/** And sessions of everybody else, used or not. */
export const shopperSignInMs = 365 * day

/** What a session needs to know of itself. */
export interface SessionUse {
  role: Role | undefined
  usedAt: number
}

export function sessionLifetimeMs(role: Role | undefined): number {
  return isOfStaff(role) ? staffSessionMs : shopperSessionMs
}

/** Whether nobody has used a session for too long. */
export function isLeftIdle({ role, usedAt }: SessionUse, now: number): boolean {
  return isOfStaff(role) && now - usedAt >= staffIdleMs
}

/** Whether it has to be written down that a session is in use. Nothing is kept of when shoppers come by. */
export function isUseToBeNoted({ role, usedAt }: SessionUse, now: number): boolean {
  return isOfStaff(role) && now - usedAt >= useNotedEveryMs
}

/** Whether a sign-in at the provider is too long ago to begin a session. */
export function isSignInTooOld(role: Role | undefined, signedInAt: number, now: number): boolean {
  return now - signedInAt > (isOfStaff(role) ? staffSignInMs : shopperSignInMs)
}

function isOfStaff(role: Role | undefined): boolean {
  return role !== undefined && isStaff(role)
}
