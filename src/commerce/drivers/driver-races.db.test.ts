import { afterEach, beforeEach, expect, it } from 'vitest'
import { orderOf } from '../../../tests/support/database-reads.ts'
import {
  assignTo,
  createDriver,
  orderOnTheWay,
  reportOf,
} from '../../../tests/support/driver-runs.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, type TestOrder } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { raceAfterWritingTo } from '../../../tests/support/paused-shop.ts'
import { openTestShop, type TestShop, tomorrow } from '../../../tests/support/test-shop.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { assignOrders } from './assign-orders.server.ts'
import { assignedDriver, listRunOrders } from './assignment-store.server.ts'
import { confirmCash } from './confirm-cash.server.ts'
import { collectedOn, listDeliveryAttempts } from './delivery-attempt-store.server.ts'

/** The first request pauses inside its transaction, the second starts, then the first continues. */
describeOnEachDatabase('two concurrent requests about a run', (open) => {
  let shop: TestShop
  let driver: string
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    driver = await createDriver(shop)
    order = await orderOnTheWay(shop, driver)
  })
  afterEach(() => expectInvariantsToHold(shop))

  const attempts = async () =>
    (await listDeliveryAttempts(shop.db, [order.orderId])).get(order.orderId)
  const collected = async () => (await collectedOn(shop.db, tomorrow)).get(driver)
  const moveTo = (to: OrderStatus) => (on: TestShop) =>
    advanceOrder(on, {
      ...{ orderId: order.orderId, from: 'out_for_delivery', to },
      ...{ staffId: 'nadia', note: '' },
    })

  it.each(['orders', 'delivery_attempts', 'order_events'])(
    'deliver once from two devices, paused at %s',
    async (table) => {
      const sent = () => reportOf(shop, driver, order)
      const [one, two] = await raceAfterWritingTo(shop, table, sent(), sent())
      expect([one, two]).toMatchObject([
        { ok: true, already: false },
        { ok: true, already: true },
      ])
      expect(await attempts()).toHaveLength(1)
      expect(await collected()).toBe(575)
    },
  )

  it('deliver once when the same report is sent again', async () => {
    const same = reportOf(shop, driver, order, {
      ...{ reportId: crypto.randomUUID(), outcome: 'delivered', cashCollected: 575 },
    })
    const [one, two] = await raceAfterWritingTo(shop, 'orders', same, same)
    expect([one, two]).toMatchObject([{ already: false }, { already: true }])
    expect(await attempts()).toHaveLength(1)
  })

  it.each(['orders', 'delivery_attempts'])(
    'tell the driver of a move of staff that was first, paused at %s',
    async (table) => {
      const [moved, reported] = await raceAfterWritingTo(
        shop,
        table,
        moveTo('delivery_failed'),
        reportOf(shop, driver, order),
      )
      expect(moved).toEqual({ ok: true })
      expect(reported).toMatchObject({ refusal: 'order-moved-on', status: 'delivery_failed' })
      expect(await collected()).toBe(0)
    },
  )

  it('tell staff of a report that was first', async () => {
    const [reported, moved] = await raceAfterWritingTo(
      shop,
      'delivery_attempts',
      reportOf(shop, driver, order),
      moveTo('delivery_failed'),
    )
    expect(reported).toMatchObject({ ok: true, already: false })
    expect(moved).toEqual({ ok: false, refusal: 'changed-elsewhere', status: 'delivered' })
    expect((await orderOf(shop, order)).paymentStatus).toBe('cash_collected')
  })

  it.each(['orders', 'delivery_assignments'])(
    'leave an order to the first of two drivers, paused at %s',
    async (table) => {
      const { toDriver, toOther } = await twoAssignments()
      const [, second] = await raceAfterWritingTo(shop, table, toDriver, toOther)
      expect(second).toMatchObject(changedElsewhere(driver))
    },
  )

  // Each has locked the row of its own driver only, so either may be the first to lock the order.
  it('leave an order to one of two drivers, paused before the order is locked', async () => {
    const { orderId, other, toDriver, toOther } = await twoAssignments()
    const [one, two] = await raceAfterWritingTo(shop, 'users', toDriver, toOther)
    const assigned = { ok: true, orders: [{ outcome: 'assigned' }] }
    const winner = await assignedDriver(shop.db, orderId)
    expect([winner, one, two]).toMatchObject(
      winner === driver
        ? [driver, assigned, changedElsewhere(driver)]
        : [other, changedElsewhere(other), assigned],
    )
  })

  it('do not lock each other out with the same orders in other sequences', async () => {
    const other = await createDriver(shop, 'Sami')
    const orders = [await createOrderOfTomorrow(shop), await createOrderOfTomorrow(shop)]
    const ids = orders.map(({ orderId }) => ({ id: orderId, seen: null }))
    const by = { staffId: 'nadia' }
    await raceAfterWritingTo(
      shop,
      'orders',
      (on) => assignOrders(on, { ...by, driverId: driver, orders: ids }),
      (on) => assignOrders(on, { ...by, driverId: other, orders: ids.toReversed() }),
    )
    const run = await listRunOrders(shop.db, { driverId: driver, date: tomorrow })
    expect(run).toEqual([order.orderId, ...orders.map(({ orderId }) => orderId)])
  })

  it('count the cash of a driver once', async () => {
    await reportOf(shop, driver, order)(shop)
    const confirm = (on: TestShop) =>
      confirmCash(on, {
        ...{ driverId: driver, date: tomorrow, seenExpected: 575, counted: 575 },
        ...{ note: '', staffId: 'nadia' },
      })
    const [one, two] = await raceAfterWritingTo(shop, 'cash_handovers', confirm, confirm)
    expect(one).toEqual({ ok: true, difference: 0 })
    expect(two).toEqual({ ok: false, refusal: 'changed-elsewhere', expected: 0 })
  })

  const changedElsewhere = (driverId: string) => ({
    ok: true,
    orders: [{ outcome: 'changed-elsewhere', driverId }],
  })

  /** A new order, assigned to two drivers by two dispatchers who saw it without one. */
  async function twoAssignments() {
    const other = await createDriver(shop, 'Sami')
    const created = await createOrderOfTomorrow(shop)
    const to = (driverId: string) => (on: TestShop) => assignTo(on, driverId, created)
    return { orderId: created.orderId, other, toDriver: to(driver), toOther: to(other) }
  }

  async function createOrderOfTomorrow(shop: TestShop): Promise<TestOrder> {
    const { now } = shop.clock
    shop.clock.now = now - 5 * 60 * 60_000
    const created = await createOrder(shop, { paymentMethod: 'cash' })
    shop.clock.now = now
    return created
  }
})
