import { beforeEach, expect, it } from 'vitest'
import { orderOf } from '../../../tests/support/database-reads.ts'
import {
  assignedOrder,
  createDriver,
  orderOnTheWay,
  reportOf,
  sendOut,
} from '../../../tests/support/driver-runs.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import type { TestOrder } from '../../../tests/support/factories.ts'
import { queriesOf } from '../../../tests/support/queries-of.ts'
import { noon, openTestShop, type TestShop, tomorrow } from '../../../tests/support/test-shop.ts'
import { instantOf } from '../delivery/cairo-time.ts'
import { readOrderView } from '../orders/read-order-view.server.ts'
import { readStopsBefore } from './read-stops-before.server.ts'
import { reorderRun } from './reorder-run.server.ts'

describeOnEachDatabase('the stops before an order', (open) => {
  let shop: TestShop
  let driver: string
  let run: TestOrder[]

  beforeEach(async () => {
    shop = await openTestShop(open())
    driver = await createDriver(shop)
    run = [
      await orderOnTheWay(shop, driver),
      await orderOnTheWay(shop, driver),
      await orderOnTheWay(shop, driver),
    ]
  })

  const before = async (order: TestOrder | undefined) =>
    readStopsBefore(shop, await orderOf(shop, order ?? { orderId: '' }), shop.now())
  const all = () => Promise.all(run.map(before))

  it('are counted in the order of the run', async () => {
    expect(await all()).toEqual([0, 1, 2])
    const orderIds = run.map(({ orderId }) => orderId).toReversed()
    await reorderRun(shop, { driverId: driver, date: tomorrow, orderIds, staffId: 'nadia' })
    expect(await all()).toEqual([2, 1, 0])
  })

  it('become fewer with each report, and go to the end with a recipient who asks for later', async () => {
    const [first, second] = run
    if (!first || !second) throw new Error('The run has stops.')
    await reportOf(shop, driver, first)(shop)
    expect(await all()).toEqual([null, 0, 1])
    await reportOf(shop, driver, second, { outcome: 'moved', reason: 'Later' })(shop)
    expect(await all()).toEqual([null, 1, 0])
  })

  it('are those of one driver alone', async () => {
    const other = await createDriver(shop, 'Sami')
    const alone = await orderOnTheWay(shop, other)
    expect(await before(alone)).toBe(0)
    expect(await all()).toEqual([0, 1, 2])
  })

  it('do not exist without a started run, without a driver, and on another day', async () => {
    shop.clock.now = noon
    const waiting = await assignedOrder(shop, driver)
    const order = await assignedOrder(shop, driver)
    await shop.db.deleteFrom('deliveryAssignments').where('orderId', '=', order.orderId).execute()
    shop.clock.now = instantOf(tomorrow, 16 * 60)
    await sendOut(shop, order, 'confirmed')
    expect(await before(waiting)).toBeNull()
    expect(await before(order)).toBeNull()
    shop.clock.now = instantOf('2026-11-22', 0)
    expect(await all()).toEqual([null, null, null])
  })

  it('are read in one query, and shown to the customer alone', async () => {
    const [, , last] = run
    const order = await orderOf(shop, last ?? { orderId: '' })
    const { count } = await queriesOf(shop.db, (db) => readStopsBefore({ db }, order, shop.now()))
    expect(count).toBe(1)
    const own = await readOrderView(shop, order.id, { userId: order.userId, isStaff: false })
    expect(own).toMatchObject({ stopsBefore: 2 })
    const masked = await readOrderView(shop, order.id, { userId: null, isStaff: false })
    expect(masked).not.toHaveProperty('stopsBefore')
    expect(JSON.stringify(own)).not.toContain(run[0]?.orderId)
  })
})
