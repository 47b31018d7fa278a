import type { Transaction } from '#database/engine.server.ts'

/** The keys under which the rate limits counted an unconfirmed cash order. */
interface UnconfirmedPlacement {
  userId: string
  /** Keyed hashes of all counted networks, narrowest first. */
  networks: readonly string[]
  phone: string
  placedAt: number
}

/**
 * The rate limits of unconfirmed cash orders, for one request. Each method runs in the transaction of the order, so a
 * refused or rolled back request does not count. Null means allowed, a number is the seconds to wait.
 */
export interface CashLimits {
  /** The networks of the request as keyed hashes, narrowest first. */
  readonly networks: readonly string[]
  /** Limits unconfirmed orders per customer, network and phone number. */
  limitUnconfirmedOrder(
    tx: Transaction,
    who: { userId: string; phone: string },
  ): Promise<number | null>
  /** Limits code emails per address, because an attacker could flood a stranger's mailbox. */
  limitCodeEmail(tx: Transaction, email: string): Promise<number | null>
  /** Releases the allowance of customer, networks and phone number when the order is confirmed within the hour. */
  releaseAllowance(tx: Transaction, placement: UnconfirmedPlacement): Promise<void>
}

/** Without limits, for scripts and tests. */
export const noCashLimits: CashLimits = {
  networks: [],
  limitUnconfirmedOrder: async () => null,
  limitCodeEmail: async () => null,
  releaseAllowance: async () => undefined,
}
