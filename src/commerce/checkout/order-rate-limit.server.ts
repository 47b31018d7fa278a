import type { Transaction } from '#database/engine.server.ts'
import type { Locale } from '#i18n/locale.ts'
import { lockCustomer } from '../customers/user-store.server.ts'

/** The rate limits of an order, and the lock on its user. */
export interface OrderRateLimit {
  /**
   * Locks the user until the transaction ends, and makes the language of the order that of the customer. Throws if the
   * user no longer exists.
   */
  lock(tx: Transaction, customer: { id: string; locale: Locale }): Promise<void>
  /** Counts the order of user and network. Returns null, or the seconds to wait. */
  count(tx: Transaction, userId: string): Promise<number | null>
  /**
   * Limits the card and wallet orders of a phone number and of a network that are unpaid at the same time. Returns null,
   * or the seconds until enough of them have expired.
   */
  limitUnpaid(tx: Transaction, order: { orderId: string; phone: string }): Promise<number | null>
}

/** For orders that staff place. */
export const noRateLimit: OrderRateLimit = {
  lock: async (tx, customer) => {
    await lockCustomer(tx, customer)
  },
  count: async () => null,
  limitUnpaid: async () => null,
}
