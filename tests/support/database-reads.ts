import type { Product } from '#commerce/catalogue/product.ts'
import type { Order } from '#commerce/orders/order.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import type { Payment } from '#commerce/payments/payment.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import type { Tables } from '#database/tables.ts'
import type { TestShop } from './test-shop.ts'

/** Reads of the database for expectations of tests. */

export async function orderOf(shop: TestShop, { orderId }: { orderId: string }): Promise<Order> {
  const order = await findOrder(shop.db, orderId)
  if (!order) throw new Error('Order not found.')
  return order
}

export async function stockOf(shop: TestShop, product: Product): Promise<number | null> {
  const row = await shop.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  return row.stock
}

/** Booked places in the delivery window of the shop, over all days. */
export async function bookedIn(shop: TestShop, slotId = shop.slot.id): Promise<number> {
  const rows = await shop.db
    .selectFrom('slotBookings')
    .select('booked')
    .where('slotId', '=', slotId)
    .execute()
  return rows.reduce((sum, row) => sum + row.booked, 0)
}

export async function count(shop: TestShop, table: keyof Tables): Promise<number> {
  const row = await shop.db
    .selectFrom(table)
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export function paymentsOf(shop: TestShop, { orderId }: { orderId: string }): Promise<Payment[]> {
  return listPayments(shop.db, orderId)
}

export function refundsOf(shop: TestShop, { orderId }: { orderId: string }) {
  return shop.db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).execute()
}

export function attemptsOf(shop: TestShop, { orderId }: { orderId: string }) {
  return shop.db
    .selectFrom('refundAttempts')
    .innerJoin('refunds', 'refunds.id', 'refundAttempts.refundId')
    .selectAll('refundAttempts')
    .where('refunds.orderId', '=', orderId)
    .orderBy('refundAttempts.startedAt')
    .orderBy('refundAttempts.attempt')
    .execute()
}

/** The recorded payment events of an id. */
export function paymentEvents(shop: TestShop, { eventId }: { eventId: string }) {
  return shop.db
    .selectFrom('paymentEvents')
    .selectAll()
    .where('providerEvent', 'like', `%:${eventId}`)
    .execute()
}
