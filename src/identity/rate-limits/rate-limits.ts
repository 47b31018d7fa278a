import type { BackoffRule, WindowRule } from './rate-limit-rules.ts'

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
export function limitOf(rule: WindowRule, subject: string): WindowRule {
  return { ...rule, key: `${rule.key} ${subject}` }
}

/**
 * The counters of a rule for each network of a client, narrowest first, because a client with a /48 of IPv6 has 65,536
 * networks of /64. The constant order prevents deadlocks.
 */
export function limitsPerNetwork(
  rule: WindowRule,
  networks: readonly LimitedNetwork[],
): WindowRule[] {
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
