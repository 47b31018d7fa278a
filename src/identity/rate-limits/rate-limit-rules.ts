/** At most `max` in a window that begins with the first request. */
export interface RateLimitRule {
  max: number
  windowMs: number
}

/** One counter: a rule and the key that it counts under. */
export interface RateLimit extends RateLimitRule {
  key: string
}

/** A network of the client as the limits name it: a keyed hash, because the table holds no address in the clear. */
export interface LimitedNetwork {
  hash: string
  /** How many times the allowance of one address it has. */
  allowance: number
}

const hour = 60 * 60_000

/**
 * The same rule for each network of a client, the narrowest first: a client with a /48 of IPv6 has 65,536 networks to
 * come from. Two transactions take the rows in the same order, so they cannot deadlock.
 */
export function perNetwork(
  name: string,
  networks: readonly LimitedNetwork[],
  { max, windowMs }: RateLimitRule,
): RateLimit[] {
  return networks.map(({ hash, allowance }) => ({
    key: `address ${name} ${hash}`,
    max: max * allowance,
    windowMs,
  }))
}

/** Orders of an hour: of one network as many as the setting says, of one account a third. */
export function orderLimits(
  userId: string,
  networks: readonly LimitedNetwork[],
  perHour: number,
): RateLimit[] {
  return [
    { key: `account place-order ${userId}`, max: Math.ceil(perHour / 3), windowMs: hour },
    ...perNetwork('place-order', networks, { max: perHour, windowMs: hour }),
  ]
}

/** Failures without a delay, then delays that double with each failure. */
export interface BackoffRule {
  freeFailures: number
  firstDelayMs: number
  maxDelayMs: number
  /** So long after the last failure they are forgotten. */
  resetMs: number
}

export interface BackoffLimit {
  key: string
  rule: BackoffRule
}

/** How often an account failed under a key, and when last. */
export interface FailureCounter {
  failures: number
  lastFailureAt: number
}

const second = 1000
const minute = 60 * second
const day = 24 * hour

/** Guesses of one source at one account: a known device, a session, or a network. */
export const passwordBackoff: BackoffRule = {
  freeFailures: 5,
  firstDelayMs: 15 * second,
  maxDelayMs: 15 * minute,
  resetMs: day,
}
/** Six digits are guessed sooner than a password. */
export const codeBackoff: BackoffRule = { ...passwordBackoff, maxDelayMs: hour }

/** All unknown devices together, against guesses from many networks. Known devices and sessions do not count here. */
export const accountPasswordBackoff: BackoffRule = { ...passwordBackoff, freeFailures: 50 }
export const accountCodeBackoff: BackoffRule = {
  ...codeBackoff,
  freeFailures: 10,
  firstDelayMs: minute,
}

/** How long the next attempt has to wait after so many failures. */
export function delayAfter(failures: number, rule: BackoffRule): number {
  if (failures < rule.freeFailures) return 0
  return Math.min(rule.maxDelayMs, rule.firstDelayMs * 2 ** (failures - rule.freeFailures))
}

/** Whether the failures are long over, or were counted by a clock that was ahead. */
export function isForgotten(
  { lastFailureAt }: FailureCounter,
  rule: BackoffRule,
  now: number,
): boolean {
  return now - lastFailureAt >= rule.resetMs || lastFailureAt - now > rule.maxDelayMs
}

/** The milliseconds until the next attempt is allowed; 0 when it is. */
export function waitBefore(counter: FailureCounter, rule: BackoffRule, now: number): number {
  const delay = delayAfter(counter.failures, rule)
  // An attempt that waited for the row may have begun before the last failure.
  if (delay === 0 || isForgotten(counter, rule, now)) return 0
  return Math.max(0, counter.lastFailureAt + delay - now)
}

/** The same rule for each network of a client; wider ones have more failures without a delay. */
export function backoffPerNetwork(
  name: string,
  networks: readonly LimitedNetwork[],
  rule: BackoffRule,
): BackoffLimit[] {
  return networks.map(({ hash, allowance }) => ({
    key: `${name} ${hash}`,
    rule: { ...rule, freeFailures: rule.freeFailures * allowance },
  }))
}

/** Requests of one network to the identity provider, by path, in the form of better-auth: windows in seconds. */
export function providerRateLimits(attempts: number) {
  return {
    // Requested on every page; a whole mobile network may share one address.
    '/get-session': false,
    '/sign-in/email': { window: 60, max: attempts },
    '/sign-in/anonymous': { window: 60, max: 6 * attempts },
    '/sign-in/social': { window: 60, max: 3 * attempts },
    '/sign-up/email': { window: 60, max: attempts },
    '/request-password-reset': { window: 15 * 60, max: attempts },
    '/send-verification-email': { window: 15 * 60, max: 2 * attempts },
    '/reset-password': { window: 60, max: attempts },
    '/two-factor/*': { window: 60, max: attempts },
    '/email-change/*': { window: 60, max: attempts },
  } as const
}
