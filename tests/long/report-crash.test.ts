import { expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { assignOrders } from '#commerce/drivers/assign-orders.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { crashAmongRequests, isAcknowledged } from '../support/crash-rounds.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const reportsPerRound = 20

/** Cash orders that have left with a driver, and the report of each. */
async function prepare(database: OpenDatabase) {
  const opened = await openTestShop(database)
  const shop = { ...opened, now: Date.now }
  const { driver, seller: staffId } = await createPeople(database)
  const product = await createProduct(shop, { stock: 1_000_000 })
  const date = addDays(civilDateAt(Date.now()), 3)
  const requests = []
  for (let count = 0; count < crashes * reportsPerRound; count++) {
    const { orderId } = await createOrder(shop, {
      ...{ product, paymentMethod: 'cash', delivery: { date, slotId: shop.slot.id } },
    })
    await assignOrders(shop, { orders: [{ id: orderId, seen: null }], driverId: driver, staffId })
    const by = { orderId, staffId, note: '', confirmedDays: [date] }
    await advanceOrder(shop, { ...by, from: 'confirmed', to: 'preparing' })
    await advanceOrder(shop, { ...by, from: 'preparing', to: 'out_for_delivery' })
    requests.push({
      ...{ reportId: crypto.randomUUID(), orderId, outcome: 'delivered' },
      ...{ cashCollected: 575, happenedAt: Date.now() },
    })
  }
  return { requests, cookie: await signInAs(database, driver, false) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Report = Prepared['requests'][number]

const report = (shop: ShopProcess, data: Report, { cookie }: Prepared) =>
  isAcknowledged(shop, { id: 'drivers.reportDelivery', data, cookie })

// The device sends again what got no response, and for safety the rest too.
const crashed = crashAmongRequests({ crashes, prepare, send: report, again: true })

it('delivers each order with its cash exactly once, whatever was acknowledged', async () => {
  const { database, repeated } = crashed()
  expect(repeated).not.toContain(false)
  const orders = await database.db
    .selectFrom('orders')
    .select(['id', 'status', 'captured'])
    .execute()
  expect(orders.map(({ status, captured }) => [status, captured])).toEqual(
    orders.map(() => ['delivered', 575]),
  )
  const attempts = await database.db
    .selectFrom('deliveryAttempts')
    .select(['orderId', 'cashCollected', 'undoneAt'])
    .execute()
  expect(attempts.map(({ orderId }) => orderId).toSorted()).toEqual(
    orders.map(({ id }) => id).toSorted(),
  )
  for (const { cashCollected, undoneAt } of attempts) {
    expect([cashCollected, undoneAt]).toEqual([575, null])
  }
})
