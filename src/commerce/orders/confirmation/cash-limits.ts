import type { Transaction } from '#database/engine.server.ts'

/** Who placed a cash order without a proof, as the allowance counts it. */
export interface UnconfirmedPlacement {
  userId: string
  /** Keyed hashes of all networks that it was counted under, narrowest first. */
  networks: readonly string[]
  phone: string
  placedAt: number
}

/**
 * The rate limits of unconfirmed cash orders, for one request. Each method works in the transaction of the order:
 * what is refused or rolled back does not count. Null means allowed, else the seconds to wait.
 */
export interface CashLimits {
  /** The networks of the request as keyed hashes, narrowest first. */
  readonly networks: readonly string[]
  /** Counts an unconfirmed order of a customer, a network and a phone number. */
  limitUnconfirmedOrder(
    tx: Transaction,
    who: { userId: string; phone: string },
  ): Promise<number | null>
  /** Counts an email with a code, so that a stranger's mailbox is not flooded. */
  limitCodeEmail(tx: Transaction, email: string): Promise<number | null>
  /** Gives the allowance of customer, networks and phone number back when the order is confirmed within the hour. */
  releaseAllowance(tx: Transaction, placement: UnconfirmedPlacement): Promise<void>
}

/** For scripts and tests: nothing is counted. */
export const noCashLimits: CashLimits = {
  networks: [],
  limitUnconfirmedOrder: async () => null,
  limitCodeEmail: async () => null,
  releaseAllowance: async () => undefined,
}
