import type { Database } from '#database/engine.server.ts'

/** Tables that refer to orders, then the orders. */
const ofOrders = [
  'reviewPhotos',
  'reviews',
  'reviewInvitations',
  'claimPhotos',
  'claims',
  'refundAttempts',
  'refunds',
  'paymentEvents',
  'payments',
  'orderEvents',
  'orderKeys',
  'cashConfirmations',
  'unpaidOrderLimits',
  'ownerLinks',
  'cardLinks',
  'recipientThanks',
  'addressSms',
  'cancellationRequests',
  'deliveryAssignments',
  'deliveryAttempts',
  'orderLines',
  'orders',
] as const

/** For tests that read all orders. The shop itself never deletes an order. */
export async function deleteOrders(db: Database): Promise<void> {
  for (const table of ofOrders) await db.deleteFrom(table).execute()
}
