import type { Log } from '#commerce/log.ts'
import type { Database } from '#database/engine.server.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { clientNetworks } from './client-network.server.ts'
import {
  type LimitedNetwork,
  perNetwork,
  type RateLimit,
  type RateLimitRule,
} from './rate-limit-rules.ts'
import { countInWindow } from './rate-limit-store.server.ts'

/**
 * The rate limiter. Counts one request under each limit, in the order given, for all instances of the shop. Returns null
 * while it is allowed, otherwise the seconds to wait. Inside a transaction that is rolled back, nothing is counted.
 *
 *     await limitRate(tx, [
 *       ...perNetwork('cash-order', networks, { max: 3, windowMs: day }),
 *       { key: `phone cash-order ${seal(phone, secret)}`, max: 2, windowMs: day },
 *     ], shop.now())
 */
export async function limitRate(
  db: Database,
  limits: readonly RateLimit[],
  now: number,
): Promise<number | null> {
  for (const limit of limits) {
    const { count, since } = await countInWindow(db, limit, now)
    if (count > limit.max) return Math.max(1, Math.ceil((since + limit.windowMs - now) / 1000))
  }
  return null
}

export interface NetworkRequest {
  name: string
  networks: readonly LimitedNetwork[]
  rule: RateLimitRule
  now: number
}

/** Limits what the networks of one client may request, and logs a warning for a request over the limit. */
export async function limitNetwork(
  { db, log }: { db: Database; log: Log },
  { name, networks, rule, now }: NetworkRequest,
): Promise<number | null> {
  const seconds = await limitRate(db, perNetwork(name, networks, rule), now)
  if (seconds !== null) {
    log.warn('rate limit exceeded', { limit: name, from: networks[0]?.hash.slice(0, 12) })
  }
  return seconds
}

/** The networks of an address, narrowest first, as the table may keep them. */
export function limitedNetworks(address: string, secret: string): LimitedNetwork[] {
  return clientNetworks(address).map(({ network, allowance }) => ({
    hash: hmacOf(network, secret),
    allowance,
  }))
}

/**
 * The same limiter for the provider's library. The library's own extends a window with every request, so slow users
 * who share an address would block each other; it limits IPv6 by /64 alone and keeps addresses in the clear.
 */
export function libraryRateLimits(db: Database, secret: string, now: () => number) {
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
