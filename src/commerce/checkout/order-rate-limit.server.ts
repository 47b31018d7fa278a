import type { Transaction } from '#database/engine.server.ts'
import { lockUser } from '../customers/user-store.server.ts'

/** The rate limits of an order, and the lock on its user. */
export interface OrderRateLimit {
  /** Locks the user until the transaction ends. Throws if the user no longer exists. */
  lock(tx: Transaction, userId: string): Promise<void>
  /** Counts the order of user and network. Returns null, or the seconds to wait. */
  count(tx: Transaction, userId: string): Promise<number | null>
}

/** For orders that staff place. */
export const noRateLimit: OrderRateLimit = {
  lock: async (tx, userId) => {
    await lockUser(tx, userId)
  },
  count: async () => null,
}
