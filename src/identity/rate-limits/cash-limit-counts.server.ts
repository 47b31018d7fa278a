import type { CashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { limitRate } from './rate-limit.server.ts'
import { type LimitedNetwork, perNetwork } from './rate-limit-rules.ts'
import { takeBackRequests } from './rate-limit-store.server.ts'

export interface CashLimitTerms {
  /** The networks of the client, narrowest first. */
  networks: readonly LimitedNetwork[]
  /** Unconfirmed orders of one network; a third of them of one customer or one phone number. */
  perHour: number
  secret: string
  now: () => number
}

const windowMs = 60 * 60_000
// An order may wait so long for its turn to be counted after its time was taken.
const countedWithinMs = 60_000

/** Counts unconfirmed cash orders in the table of the rate limits, exactly, for all instances of the shop. */
export function cashLimitsOf({ networks, perHour, secret, now }: CashLimitTerms): CashLimits {
  const third = Math.ceil(perHour / 3)
  // Always in this sequence: two orders that counted in opposite ones would wait for each other.
  const limitsOf = (userId: string, phone: string, counted: readonly LimitedNetwork[]) => [
    { key: `account unconfirmed-order ${userId}`, max: third, windowMs },
    ...perNetwork('unconfirmed-order', counted, { max: perHour, windowMs }),
    { key: `phone unconfirmed-order ${hmacOf(phone, secret)}`, max: third, windowMs },
  ]
  return {
    networks: networks.map(({ hash }) => hash),
    limitUnconfirmedOrder: (tx, { userId, phone }) =>
      limitRate(tx, limitsOf(userId, phone, networks), now()),
    limitCodeEmail(tx, email) {
      const key = `recipient confirmation-code ${hmacOf(email.toLowerCase(), secret)}`
      return limitRate(tx, [{ key, max: perHour, windowMs }], now())
    },
    releaseAllowance(tx, { placedAt, userId, phone, networks: counted }) {
      const limits = limitsOf(
        userId,
        phone,
        counted.map((hash) => ({ hash, allowance: 1 })),
      )
      const keys = limits.map(({ key }) => key)
      return takeBackRequests(tx, keys, placedAt + countedWithinMs)
    },
  }
}
