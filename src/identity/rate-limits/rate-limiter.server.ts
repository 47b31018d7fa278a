import type { Log } from '#commerce/log.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { pipelined } from '#database/pipelined.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { clientNetworks } from './client-network.server.ts'
import {
  countInWindow,
  deleteCounter,
  lockFailures,
  saveFailures,
  subtractOne,
} from './rate-limit-store.server.ts'
import {
  type BackoffLimit,
  isExpired,
  type LimitedNetwork,
  limitsPerNetwork,
  type WindowRule,
  waitBefore,
} from './rate-limits.ts'

/**
 * The rate limiter. Counts one request under each limit, in the order given, for all instances of the shop. Returns null
 * if it is allowed, otherwise the seconds to wait. A transaction that rolls back counts nothing.
 *
 *     await limitRate(tx, [limitOf(emailChangeRule, uid), ...limitsPerNetwork(rule, networks)], shop.now())
 */
export async function limitRate(
  db: Database,
  limits: readonly WindowRule[],
  now: number,
): Promise<number | null> {
  for (const limit of limits) {
    const seconds = secondsToWait(limit, await countInWindow(db, limit, now), now)
    if (seconds !== null) return seconds
  }
  return null
}

/** The rate limiter of a transaction that a refusal rolls back: counts all limits at once, in the order given. */
export async function limitRateAtOnce(
  tx: Transaction,
  limits: readonly WindowRule[],
  now: number,
): Promise<number | null> {
  const windows = await pipelined(tx, (tx) =>
    Promise.all(limits.map(async (limit) => ({ limit, ...(await countInWindow(tx, limit, now)) }))),
  )
  return (
    windows.map(({ limit, ...window }) => secondsToWait(limit, window, now)).find(Boolean) ?? null
  )
}

function secondsToWait(
  { max, windowMs }: WindowRule,
  { count, since }: { count: number; since: number },
  now: number,
): number | null {
  return count > max ? Math.max(1, Math.ceil((since + windowMs - now) / 1000)) : null
}

export interface NetworkRequest {
  name: string
  networks: readonly LimitedNetwork[]
  rule: WindowRule
  now: number
}

/** Limits the requests of a client's networks, and logs a warning for a request over the limit. */
export async function limitNetwork(
  { db, log }: { db: Database; log: Log },
  { name, networks, rule, now }: NetworkRequest,
): Promise<number | null> {
  const seconds = await limitRate(db, limitsPerNetwork(rule, networks), now)
  if (seconds !== null) {
    log.warn('rate limit exceeded', { limit: name, from: networks[0]?.hash.slice(0, 12) })
  }
  return seconds
}

/**
 * Counts an attempt as a failure under each limit before it is made, so that simultaneous attempts cannot all pass; end
 * it with `endThrottledAttempt`. Returns null, or the seconds to wait: then nothing is counted. The rows are locked in
 * the order of the limits, which must be the same everywhere.
 */
export async function beginThrottledAttempt(
  db: Database,
  limits: readonly BackoffLimit[],
  now: number,
): Promise<number | null> {
  const begun = await inTransaction(db, async (tx) => {
    let waitMs = 0
    for (const { key, rule } of limits) {
      const counter = await lockFailures(tx, key, now)
      waitMs = Math.max(waitMs, waitBefore(counter, rule, now))
      const failures = isExpired(counter, rule, now) ? 0 : counter.failures
      if (waitMs === 0) await saveFailures(tx, key, { failures: failures + 1, lastFailureAt: now })
    }
    return waitMs === 0 ? { ok: true } : { ok: false, waitMs }
  })
  return 'waitMs' in begun ? Math.max(1, Math.ceil(begun.waitMs / 1000)) : null
}

/** A wrong guess stays counted; a right one clears the first limit, its source. Otherwise no failure is counted. */
export async function endThrottledAttempt(
  db: Database,
  limits: readonly BackoffLimit[],
  result: 'wrong' | 'right' | 'not-checked',
): Promise<void> {
  const keys = limits.map(({ key }) => key)
  if (result === 'wrong') return
  if (result === 'not-checked') return subtractOne(db, keys)
  await deleteCounter(db, keys[0] ?? '')
  await subtractOne(db, keys.slice(1))
}

/** The networks of an address as keyed hashes, narrowest first. */
export function limitedNetworks(address: string, secret: string): LimitedNetwork[] {
  return clientNetworks(address).map(({ network, allowance }) => ({
    hash: hmacOf(network, secret),
    allowance,
  }))
}

/**
 * The rate limiter for better-auth. Its own extends a window with every request, so that slow users of one address block
 * each other; it limits IPv6 by /64 only, and stores addresses in the clear.
 */
export function providerRateLimiter(db: Database, secret: string, now: () => number) {
  return {
    async consume(key: string, { window, max }: { window: number; max: number }) {
      // The library's key is the address and the path.
      const [address = '', path = ''] = key.split('|')
      const limits = clientNetworks(address).map(({ network, allowance }) => ({
        key: hmacOf(`${network}|${path}`, secret),
        max: max * allowance,
        windowMs: window * 1000,
      }))
      const retryAfter = await limitRate(db, limits, now())
      return { allowed: retryAfter === null, retryAfter }
    },
  }
}
