import type { CashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { countUnderEach, uncountUnderEach } from './attempts.server.ts'
import { seal } from './seal.server.ts'

export interface CashLimitTerms {
  /** The network address as a keyed hash. */
  network: string
  /** Unconfirmed orders of one network; a third of them of one customer or one phone number. */
  perHour: number
  secret: string
  now: () => number
}

const windowMs = 60 * 60_000
// An order may wait so long for its turn to be counted after its time was taken.
const countedWithinMs = 60_000

/** Counts unconfirmed cash orders in the table of the rate limits, exactly, for all instances of the shop. */
export function cashLimitsOf({ network, perHour, secret, now }: CashLimitTerms): CashLimits {
  const third = Math.ceil(perHour / 3)
  // Always in this sequence: two orders that counted in opposite ones would wait for each other.
  const keysOf = (who: { userId: string; network: string; phone: string }) => [
    { key: `account unconfirmed-order ${who.userId}`, max: third },
    { key: `address unconfirmed-order ${who.network}`, max: perHour },
    { key: `phone unconfirmed-order ${seal(who.phone, secret)}`, max: third },
  ]
  return {
    network,
    countUnconfirmed: (tx, who) =>
      countUnderEach(tx.withoutPlugins(), keysOf({ ...who, network }), { windowMs, now: now() }),
    countCode(tx, email) {
      const key = `recipient confirmation-code ${seal(email.toLowerCase(), secret)}`
      return countUnderEach(tx.withoutPlugins(), [{ key, max: perHour }], { windowMs, now: now() })
    },
    giveBack(tx, { placedAt, ...who }) {
      const keys = keysOf(who).map(({ key }) => key)
      return uncountUnderEach(tx.withoutPlugins(), keys, placedAt + countedWithinMs)
    },
  }
}
