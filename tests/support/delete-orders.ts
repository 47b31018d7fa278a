import type { Database } from '#database/engine.server.ts'

/** All that hangs on an order, before the orders themselves. */
const ofOrders = [
  'refundAttempts',
  'refunds',
  'paymentEvents',
  'payments',
  'orderEvents',
  'orderKeys',
  'cashConfirmations',
  'orderLines',
  'orders',
] as const

/** For tests that look at all orders of the shop: no real order is ever removed. */
export async function deleteOrders(db: Database): Promise<void> {
  for (const table of ofOrders) await db.deleteFrom(table).execute()
}
