import { instantOf } from '#commerce/delivery/cairo-time.ts'
import { assignOrders } from '#commerce/drivers/assign-orders.server.ts'
import type { DeliveryReport } from '#commerce/drivers/delivery-report.ts'
import { reportDelivery } from '#commerce/drivers/report-delivery.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { createOrder, createUser, type OrderOverrides, type TestOrder } from './factories.ts'
import { noon, type TestShop, tomorrow } from './test-shop.ts'

/** A driver of the shop. */
export function createDriver(shop: TestShop, name = 'Hany'): Promise<string> {
  return createUser(shop, { name, surname: '', role: 'driver' })
}

/** A cash order of EGP 575 on a run. */
export async function assignedOrder(
  shop: TestShop,
  driverId: string,
  overrides: OrderOverrides = {},
): Promise<TestOrder> {
  const order = await createOrder(shop, { paymentMethod: 'cash', ...overrides })
  await assignTo(shop, driverId, order)
  return order
}

export function assignTo(
  shop: TestShop,
  driverId: string | null,
  { orderId }: { orderId: string },
  seen: string | null = null,
) {
  return assignOrders(shop, { orders: [{ id: orderId, seen }], driverId, staffId: 'nadia' })
}

/** A cash order that has left with the driver, at four in the afternoon of its day. */
export async function orderOnTheWay(
  shop: TestShop,
  driverId: string,
  overrides: OrderOverrides = {},
): Promise<TestOrder> {
  shop.clock.now = noon
  const order = await assignedOrder(shop, driverId, overrides)
  shop.clock.now = instantOf(tomorrow, 16 * 60)
  await sendOut(shop, order, 'confirmed')
  return order
}

/** Prepares an order if it is confirmed, and sends it out. */
export async function sendOut(
  shop: TestShop,
  { orderId }: { orderId: string },
  from: 'confirmed' | 'delivery_failed',
): Promise<void> {
  const by = { orderId, staffId: 'nadia', note: '' }
  if (from === 'confirmed') await advanceOrder(shop, { ...by, from, to: 'preparing' })
  const left = await advanceOrder(shop, {
    ...{ ...by, to: 'out_for_delivery' },
    from: from === 'confirmed' ? 'preparing' : from,
  })
  if (!left.ok) throw new Error(`The order did not leave: ${left.refusal}.`)
}

/** The report of a driver, now and with all the cash. */
export function reportOf(
  shop: TestShop,
  driverId: string,
  { orderId }: { orderId: string },
  change: Partial<DeliveryReport> = {},
) {
  const cash = change.outcome === undefined ? { cashCollected: 575 } : {}
  return (on: TestShop) =>
    reportDelivery(on, {
      ...{ reportId: crypto.randomUUID(), orderId, outcome: 'delivered', reason: '' },
      ...{ happenedAt: shop.clock.now, driverId },
      ...cash,
      ...change,
    })
}
