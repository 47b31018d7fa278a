import { expect } from 'vitest'
import type { Product } from '#commerce/catalogue/product.ts'
import type { Order } from '#commerce/orders/order.ts'
import { holdsStock } from '#commerce/orders/order-lifecycle.ts'
import { bookedIn, orderOf, paymentsOf, refundsOf, stockOf } from './look-up.ts'
import type { TestShop } from './test-shop.ts'

/** What is true of the shop's books after every step, whatever happened. */
export async function expectBooksToAddUp(
  shop: TestShop,
  { orderIds, product }: { orderIds: readonly string[]; product: Product },
): Promise<void> {
  const orders = await Promise.all(orderIds.map((orderId) => orderOf(shop, { orderId })))
  const living = orders.filter(({ status }) => holdsStock(status))
  const held = living.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.quantity, 0)
  expect((await stockOf(shop, product)) ?? 0, 'stock and what orders hold').toBe(
    (product.stock ?? 0) - held,
  )
  expect(await bookedIn(shop), 'places booked').toBe(living.length)
  for (const order of orders) await expectMoneyToAddUp(shop, order)
}

async function expectMoneyToAddUp(shop: TestShop, order: Order): Promise<void> {
  const ofLines = order.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  expect(order.total, 'lines and fee').toBe(ofLines + order.deliveryFee)

  const payments = await paymentsOf(shop, { orderId: order.id })
  const refunds = await refundsOf(shop, { orderId: order.id })
  const paid = payments.filter(({ status }) => status === 'paid')
  const done = refunds.filter(({ status }) => status === 'done')
  expect(order.captured, 'captured').toBe(sum(paid))
  expect(order.refunded, 'refunded').toBe(sum(done))
  for (const payment of paid) {
    const ofPayment = refunds.filter(({ paymentId }) => paymentId === payment.id)
    expect(sum(ofPayment), 'refunds of a payment').toBeLessThanOrEqual(payment.amount)
  }

  // What neither went back nor is on its way is kept: the price of a living order, and nothing of a dead one.
  const wholly = paid.filter(
    (payment) => !refunds.some(({ paymentId }) => paymentId === payment.id),
  )
  const isPaid = order.paymentStatus === 'paid' && holdsStock(order.status)
  if (isPaid) expect(wholly, 'payments of a paid order').toHaveLength(1)
  if (!holdsStock(order.status)) expect(sum(paid) - sum(refunds), 'kept of a dead order').toBe(0)
}

function sum(entries: ReadonlyArray<{ amount: number }>): number {
  return entries.reduce((total, { amount }) => total + amount, 0)
}
