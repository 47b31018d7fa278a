import type { CashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { subtractOne } from './rate-limit-store.server.ts'
import { limitRate, limitRateAtOnce } from './rate-limiter.server.ts'
import {
  type LimitedNetwork,
  limitOf,
  limitsPerNetwork,
  unconfirmedOrderRules,
} from './rate-limits.ts'

export interface CashLimitTerms {
  /** The networks of the client, narrowest first. */
  networks: readonly LimitedNetwork[]
  /** Unconfirmed orders of one network; a third of them of one customer or one phone number. */
  perHour: number
  secret: string
  now: () => number
}

// An order may wait this long between its timestamp and its count.
const countedWithinMs = 60_000

/** Limits unconfirmed cash orders, exactly, for all instances of the shop. */
export function cashLimitsOf({ networks, perHour, secret, now }: CashLimitTerms): CashLimits {
  const rules = unconfirmedOrderRules(perHour)
  // Always in this order, to prevent deadlocks between two orders.
  const limitsOf = (userId: string, phone: string, counted: readonly LimitedNetwork[]) => [
    limitOf(rules.account, userId),
    ...limitsPerNetwork(rules.network, counted),
    limitOf(rules.phone, hmacOf(phone, secret)),
  ]
  return {
    networks: networks.map(({ hash }) => hash),
    limitUnconfirmedOrder: (tx, { userId, phone }) =>
      limitRateAtOnce(tx, limitsOf(userId, phone, networks), now()),
    limitCodeEmail: (tx, email) =>
      limitRate(tx, [limitOf(rules.code, hmacOf(email.toLowerCase(), secret))], now()),
    releaseAllowance(tx, { placedAt, userId, phone, networks: hashes }) {
      const counted = hashes.map((hash) => ({ hash, allowance: 1 }))
      const keys = limitsOf(userId, phone, counted).map(({ key }) => key)
      return subtractOne(tx, keys, placedAt + countedWithinMs)
    },
  }
}
