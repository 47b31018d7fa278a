import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { assignOrders } from '#commerce/drivers/assign-orders.server.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { isAcknowledged, sendAmongCrashes } from '../support/crash-rounds.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const reportsPerRound = 20

const folder = mkdtempSync(join(tmpdir(), 'boutique-report-crash-'))
let acknowledged: readonly Report[]
let database: OpenDatabase
let prepared: Awaited<ReturnType<typeof prepare>>

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  prepared = await prepare()
  await database.close()
  acknowledged = await sendAmongCrashes(prepared.reports, { folder, crashes, send: report })
  // The device sends again what got no response, and for safety the rest too.
  const shop = await startShopProcess(folder)
  for (const request of prepared.reports) expect(await report(shop, request)).toBe(true)
  await shop.close()
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
}, 300_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Cash orders that have left with a driver, and the report of each. */
async function prepare() {
  const opened = await openTestShop(database)
  const shop = { ...opened, now: Date.now }
  const { driver, seller: staffId } = await createPeople(database)
  const product = await createProduct(shop, { stock: 1_000_000 })
  const date = addDays(civilDateAt(Date.now()), 3)
  const reports = []
  for (let count = 0; count < crashes * reportsPerRound; count++) {
    const { orderId } = await createOrder(shop, {
      ...{ product, paymentMethod: 'cash', delivery: { date, slotId: shop.slot.id } },
    })
    await assignOrders(shop, { orders: [{ id: orderId, seen: null }], driverId: driver, staffId })
    const by = { orderId, staffId, note: '', confirmedDays: [date] }
    await advanceOrder(shop, { ...by, from: 'confirmed', to: 'preparing' })
    await advanceOrder(shop, { ...by, from: 'preparing', to: 'out_for_delivery' })
    reports.push({
      ...{ reportId: crypto.randomUUID(), orderId, outcome: 'delivered' },
      ...{ cashCollected: 575, happenedAt: Date.now() },
    })
  }
  return { reports, cookie: await signInAs(database, driver, false) }
}

type Report = (typeof prepared)['reports'][number]

const report = (shop: ShopProcess, data: Report) =>
  isAcknowledged(shop, { id: 'drivers.reportDelivery', data, cookie: prepared.cookie })

it('delivers each order with its cash exactly once, whatever was acknowledged', async () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes)
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

it('has no invariant violations', async () => {
  expect(await findViolations(database.db, Date.now())).toEqual([])
})
