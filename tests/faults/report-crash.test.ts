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
import { createOrder, createProduct } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import { callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

const crashes = rounds({ quick: 2, thorough: 5 })
const reportsPerRound = 20

const folder = mkdtempSync(join(tmpdir(), 'boutique-report-crash-'))
const acknowledged: string[] = []
let database: OpenDatabase
let prepared: Awaited<ReturnType<typeof prepare>>

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  prepared = await prepare()
  await database.close()
  for (let round = 0; round < crashes; round++) {
    const from = round * reportsPerRound
    await reportUntilKilled(prepared.reports.slice(from, from + reportsPerRound))
  }
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

/** Kills the process at a random point among the reports. */
async function reportUntilKilled(batch: readonly Report[]): Promise<void> {
  const shop = await startShopProcess(folder)
  const enough = acknowledged.length + Math.ceil(Math.random() * reportsPerRound * 0.8)
  let killed: Promise<void> | undefined
  await Promise.all(
    batch.map(async (request) => {
      if (await report(shop, request)) acknowledged.push(request.orderId)
      if (acknowledged.length >= enough) killed ??= shop.kill()
    }),
  )
  await (killed ?? shop.kill())
}

async function report({ origin }: ShopProcess, data: Report): Promise<boolean> {
  try {
    const { cookie } = prepared
    const id = 'drivers.reportDelivery'
    const { result } = await callServerFunction({ origin, id, data, cookie })
    return typeof result === 'object' && result !== null && 'ok' in result && result.ok === true
  } catch {
    // The shop was killed during the request: not acknowledged.
    return false
  }
}

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
