/** At most `max` at the same time. */
export interface ConcurrencyRule {
  /** Prefix of the stored keys, before the account, network or recipient. Never change it for an existing rule. */
  key: string
  max: number
}

/** At most `max` requests in a window that begins with the first one. */
export interface WindowRule extends ConcurrencyRule {
  windowMs: number
}

/** Attempts without a delay, then delays that double with each failure. */
export interface BackoffRule {
  freeFailures: number
  firstDelayMs: number
  maxDelayMs: number
  /** The counter resets this long after the last failure. */
  resetMs: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const quarterHour = 15 * minute

/** No rule needs a counter that was last written before this. */
export const longestWindowMs = day

/** Requests of a client's networks. Many customers may share a network; an attack needs far more requests. */
export const requestRules = {
  'confirm-order': { key: 'address confirm-order', max: 60, windowMs: quarterHour },
  'read-address-request': { key: 'address read-address-request', max: 300, windowMs: quarterHour },
  'give-address': { key: 'address give-address', max: 60, windowMs: quarterHour },
  // The page polls while the driver is on the way.
  'read-recipient-page': { key: 'address read-recipient-page', max: 3000, windowMs: quarterHour },
  'leave-directions': { key: 'address leave-directions', max: 120, windowMs: quarterHour },
  'send-thanks': { key: 'address send-thanks', max: 60, windowMs: quarterHour },
  'open-owner-link': { key: 'address open-owner-link', max: 120, windowMs: quarterHour },
  'send-owner-link': { key: 'address send-owner-link', max: 60, windowMs: quarterHour },
  print: { key: 'address print', max: 60, windowMs: quarterHour },
  'open-claim': { key: 'address open-claim', max: 30, windowMs: quarterHour },
  'claim-upload': { key: 'address claim-upload', max: 120, windowMs: quarterHour },
  'save-review': { key: 'address save-review', max: 60, windowMs: quarterHour },
  'stock-alert': { key: 'address stock-alert', max: 30, windowMs: quarterHour },
  'export-data': { key: 'address export-data', max: 20, windowMs: quarterHour },
  'erase-data': { key: 'address erase-data', max: 60, windowMs: quarterHour },
  'stop-emails': { key: 'address stop-emails', max: 60, windowMs: quarterHour },
} satisfies Record<string, WindowRule>

/** Photographs that customers upload for claims about one order; a claim has at most five. */
export const claimUploadRule: WindowRule = {
  key: 'order claim-upload',
  max: 20,
  windowMs: hour,
}

/** Photographs of one driver. After hours without a signal, a phone uploads those of a whole day at once. */
export const driverUploadRule: WindowRule = { key: 'driver-upload', max: 200, windowMs: hour }

/** Orders, as many per network as the setting says, and a third of them per account. */
export function orderRules(perHour: number) {
  return {
    account: { key: 'account place-order', max: Math.ceil(perHour / 3), windowMs: hour },
    network: { key: 'address place-order', max: perHour, windowMs: hour },
  } satisfies Record<string, WindowRule>
}

/** Unconfirmed cash orders, with a third of the setting per account and phone number, and emails with their codes. */
export function unconfirmedOrderRules(perHour: number) {
  const third = Math.ceil(perHour / 3)
  return {
    account: { key: 'account unconfirmed-order', max: third, windowMs: hour },
    network: { key: 'address unconfirmed-order', max: perHour, windowMs: hour },
    phone: { key: 'phone unconfirmed-order', max: third, windowMs: hour },
    code: { key: 'recipient confirmation-code', max: perHour, windowMs: hour },
  } satisfies Record<string, WindowRule>
}

/**
 * Card and wallet orders that hold stock and slot unpaid, with a third of the setting per phone number. Mobile carriers
 * put many customers behind one IPv4 address, so it is not as strict per network: see decision 54.
 */
export function unpaidOrderRules(perNetwork: number) {
  return {
    network: { key: 'address unpaid-order', max: perNetwork },
    phone: { key: 'phone unpaid-order', max: Math.ceil(perNetwork / 3) },
  } satisfies Record<string, ConcurrencyRule>
}

/** The seconds until so many unpaid orders have expired that one more is allowed, or null if it is allowed now. */
export function waitForExpiry(
  expiries: readonly number[],
  { max }: ConcurrencyRule,
  now: number,
): number | null {
  const last = expiries.toSorted((one, other) => one - other)[expiries.length - max]
  // The job that expires the order may be late.
  return last === undefined ? null : Math.max(1, Math.ceil((last - now) / 1000))
}

/** Emails to one recipient, whichever client requests them. */
export const emailRules = {
  identity: { key: 'mail', max: 5, windowMs: quarterHour },
  identityDaily: { key: 'mail', max: 20, windowMs: day },
  unpaidOrder: { key: 'recipient order-mail', max: 10, windowMs: hour },
  /** Counts an email once, however often a worker tries to send it. */
  unpaidOrderAttempt: { key: 'counted order-mail', max: 1, windowMs: day },
  stockAlert: { key: 'recipient stock-alert', max: 20, windowMs: day },
} satisfies Record<string, WindowRule>

/** Address changes that one account requests. */
export const emailChangeRule: WindowRule = { key: 'email-change', max: 5, windowMs: quarterHour }

/** A code is valid for three periods of 30 s: the previous, its own, and the next. */
export const codeUseRule: WindowRule = { key: 'code', max: 1, windowMs: 90 * second }

/** Each challenge signs in once; it expires after this window. */
export const passkeyUseRule: WindowRule = { key: 'passkey', max: 1, windowMs: 600 * second }

/** Longer than an ID token of 300 s is accepted. */
export const tokenUseRule: WindowRule = { key: 'token', max: 1, windowMs: 600 * second }

/** Guesses by one source at one account: a known device, a session, or a network. */
const passwordGuesses: BackoffRule = {
  freeFailures: 5,
  firstDelayMs: 15 * second,
  maxDelayMs: quarterHour,
  resetMs: day,
}
/** Six digits are easier to guess than a password. */
const codeGuesses: BackoffRule = { ...passwordGuesses, maxDelayMs: hour }

/** Wrong guesses. `account` counts all unknown devices together, against guesses from many networks. */
export const guessRules = {
  password: { source: passwordGuesses, account: { ...passwordGuesses, freeFailures: 50 } },
  code: {
    source: codeGuesses,
    account: { ...codeGuesses, freeFailures: 10, firstDelayMs: minute },
  },
} satisfies Record<string, Record<'source' | 'account', BackoffRule>>

/** Requests of one network to the identity provider, by path, in the form of better-auth: windows in seconds. */
export function providerRules(signInAttempts: number) {
  return {
    // Requested on every page; a whole mobile network may share one address.
    '/get-session': false,
    '/sign-in/email': { window: 60, max: signInAttempts },
    '/sign-in/anonymous': { window: 60, max: 6 * signInAttempts },
    '/sign-in/social': { window: 60, max: 3 * signInAttempts },
    '/sign-up/email': { window: 60, max: signInAttempts },
    '/request-password-reset': { window: 15 * 60, max: signInAttempts },
    '/send-verification-email': { window: 15 * 60, max: 2 * signInAttempts },
    '/reset-password': { window: 60, max: signInAttempts },
    '/two-factor/*': { window: 60, max: signInAttempts },
    '/email-change/*': { window: 60, max: signInAttempts },
    '/sign-in/passkey': { window: 60, max: signInAttempts },
    // Each visit of the sign-in page requests options, for autofill.
    '/passkey/sign-in-options': { window: 60, max: 6 * signInAttempts },
    '/passkey/*': { window: 60, max: 3 * signInAttempts },
  } as const
}

/** One counter of failures. */
export interface BackoffLimit {
  key: string
  rule: BackoffRule
}

/** How often an account failed under a key, and when last. */
export interface FailureCounter {
  failures: number
  lastFailureAt: number
}

/** A network of the client as a keyed hash, because the table must not contain addresses. */
export interface LimitedNetwork {
  hash: string
  /** How many times the limit of a single address applies. */
  allowance: number
}

/** The counter of a rule for one account, recipient or phone number. */
export function limitOf<R extends ConcurrencyRule>(rule: R, subject: string): R {
  return { ...rule, key: `${rule.key} ${subject}` }
}

/**
 * The counters of a rule for each network of a client, narrowest first, because a client with a /48 of IPv6 has 65,536
 * networks of /64. The constant order prevents deadlocks.
 */
export function limitsPerNetwork<R extends ConcurrencyRule>(
  rule: R,
  networks: readonly LimitedNetwork[],
): R[] {
  return networks.map(({ hash, allowance }) => ({
    ...limitOf(rule, hash),
    max: rule.max * allowance,
  }))
}

/** The same for failures: wider networks have more of them without a delay. */
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

/** The delay of the next attempt after this many failures. */
export function delayAfter(failures: number, rule: BackoffRule): number {
  if (failures < rule.freeFailures) return 0
  return Math.min(rule.maxDelayMs, rule.firstDelayMs * 2 ** (failures - rule.freeFailures))
}

/** Whether the counter has expired, or was written by a clock that was ahead. */
export function isExpired(
  { lastFailureAt }: FailureCounter,
  rule: BackoffRule,
  now: number,
): boolean {
  return now - lastFailureAt >= rule.resetMs || lastFailureAt - now > rule.maxDelayMs
}

/** The milliseconds until the next attempt is allowed, or 0. */
export function waitBefore(counter: FailureCounter, rule: BackoffRule, now: number): number {
  const delay = delayAfter(counter.failures, rule)
  // An attempt that waited for the row may have begun before the last failure.
  if (delay === 0 || isExpired(counter, rule, now)) return 0
  return Math.max(0, counter.lastFailureAt + delay - now)
}
