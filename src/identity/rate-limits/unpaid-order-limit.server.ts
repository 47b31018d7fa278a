import type { OrderRateLimit } from '#commerce/checkout/order-rate-limit.server.ts'
import { insertLimits, listExpiries } from '#commerce/orders/records/unpaid-order-store.server.ts'
import { pipelined } from '#database/pipelined.server.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { lockKeys } from './rate-limit-store.server.ts'
import {
  type LimitedNetwork,
  limitOf,
  limitsPerNetwork,
  unpaidOrderRules,
  waitForExpiry,
} from './rate-limits.ts'

interface UnpaidOrderTerms {
  /** The networks of the client, narrowest first. */
  networks: readonly LimitedNetwork[]
  /** Unpaid orders of one network; a third of them with one phone number. */
  perNetwork: number
  secret: string
  now: () => number
}

/** Limits the unpaid online orders of a phone number and of networks, exactly, for all instances of the shop. */
export function unpaidOrderLimit({
  networks,
  perNetwork,
  secret,
  now,
}: UnpaidOrderTerms): OrderRateLimit['limitUnpaid'] {
  const rules = unpaidOrderRules(perNetwork)
  return async (tx, { orderId, phone }) => {
    // Always in this order, to prevent deadlocks between two orders.
    const limits = [
      ...limitsPerNetwork(rules.network, networks),
      limitOf(rules.phone, hmacOf(phone, secret)),
    ]
    const keys = limits.map(({ key }) => key)
    // Concurrent transactions would not see each other's orders.
    const [unpaid] = await pipelined(tx, (tx) => {
      const locked = lockKeys(tx, keys, now())
      return Promise.all([listExpiries(tx, keys), locked])
    })
    const waits = limits.flatMap((limit) => {
      const ofLimit = unpaid.filter(({ key }) => key === limit.key)
      const expiries = ofLimit.map(({ expiresAt }) => expiresAt)
      return waitForExpiry(expiries, limit, now()) ?? []
    })
    if (waits.length > 0) return Math.max(...waits)
    await insertLimits(tx, orderId, keys)
    return null
  }
}
