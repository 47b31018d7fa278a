import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import {
  assignedOrder,
  assignTo,
  createDriver,
  orderOnTheWay,
  reportOf,
} from '../../../tests/support/driver-runs.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createUser, type TestOrder } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import {
  createSlot,
  createZone,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import { instantOf } from '../delivery/cairo-time.ts'
import { parsePlace } from '../delivery/place.ts'
import { changeDelivery } from '../orders/customer/change-delivery.server.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { arrangeRun } from './arrange-run.server.ts'
import { assignOrders } from './assign-orders.server.ts'
import { listRunOrders } from './assignment-store.server.ts'
import { confirmCash } from './confirm-cash.server.ts'
import { readDispatch } from './read-dispatch.server.ts'
import { readDriverRun } from './read-driver-run.server.ts'
import { reorderRun } from './reorder-run.server.ts'
import { startRun } from './start-run.server.ts'

describeUseCase('the dispatch of a day', (open) => {
  let shop: TestShop
  let driver: string
  let other: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    driver = await createDriver(shop)
    other = await createDriver(shop, 'Sami')
  })

  const cashOrder = () => createOrder(shop, { paymentMethod: 'cash' })
  const runOf = (driverId: string) => listRunOrders(shop.db, { driverId, date: tomorrow })
  const idsOf = (orders: readonly TestOrder[]) => orders.map(({ orderId }) => orderId)
  const at = (place: string) => {
    const { latitude, longitude } = parsePlace(place) ?? {}
    return { latitudeMicro: latitude ?? null, longitudeMicro: longitude ?? null }
  }
  const setPlace = (zoneId: string, place: string) =>
    shop.db.updateTable('deliveryZones').set(at(place)).where('id', '=', zoneId).execute()

  it('fills a run in the order of the request, and once', async () => {
    const orders = [await cashOrder(), await cashOrder(), await cashOrder()]
    const request = {
      orders: orders.map(({ orderId }) => ({ id: orderId, seen: null })),
      driverId: driver,
      staffId: 'nadia',
    }
    for (let round = 0; round < 2; round++) {
      expect(await assignOrders(shop, request)).toEqual({
        ok: true,
        orders: idsOf(orders).map((id) => ({ id, outcome: 'assigned' })),
      })
      expect(await runOf(driver)).toEqual(idsOf(orders))
    }
    const { unassigned, runs } = await readDispatch(shop, tomorrow)
    expect(unassigned.some(({ id }) => idsOf(orders).includes(id))).toBe(false)
    expect(runs.find((run) => run.driver.id === driver)).toMatchObject({
      driver: { name: 'Hany', mayDrive: true },
      cash: { due: 3 * 575, collected: 0, toHandIn: 0 },
    })
    await expectInvariantsToHold(shop)
  })

  it('refuses the second of two dispatchers', async () => {
    const order = await assignedOrder(shop, driver)
    expect(await assignTo(shop, other, order)).toEqual({
      ok: true,
      orders: [{ id: order.orderId, outcome: 'changed-elsewhere', driverId: driver }],
    })
    await assignTo(shop, other, order, driver)
    expect([await runOf(driver), await runOf(other)]).toEqual([[], [order.orderId]])
    await assignTo(shop, null, order, other)
    expect(await runOf(other)).toEqual([])
  })

  it('assigns only orders that are to deliver, to drivers only', async () => {
    const unpaid = await createOrder(shop)
    const unknown = { orderId: newDocumentId() }
    expect(await assignTo(shop, driver, unpaid)).toMatchObject({
      orders: [{ outcome: 'not-to-deliver', status: 'awaiting_payment' }],
    })
    expect(await assignTo(shop, driver, unknown)).toMatchObject({
      orders: [{ outcome: 'order-not-found' }],
    })
    const order = await cashOrder()
    const refused = { ok: false, refusal: 'not-a-driver' }
    await shop.db.updateTable('users').set({ suspended: 1 }).where('id', '=', other).execute()
    for (const noDriver of [await createUser(shop, { role: 'seller' }), newDocumentId(), other]) {
      expect(await assignTo(shop, noDriver, order)).toEqual(refused)
    }
  })

  it.each([
    ['suspended', { suspended: 1 }],
    ['off the staff', { role: 'customer' }],
    ['a seller now', { role: 'seller' }],
  ] as const)(
    'shows the stops of a former driver first, to be given to another: %s',
    async (_title, change) => {
      const order = await assignedOrder(shop, other)
      const runs = async () =>
        (await readDispatch(shop, tomorrow)).runs
          .filter((run) => [driver, other].includes(run.driver.id))
          .map((run) => [run.driver.name, run.driver.mayDrive, run.stops.length])
      const before = [
        ['Hany', true, 0],
        ['Sami', true, 1],
      ]
      expect(await runs()).toEqual(before)
      await shop.db.updateTable('users').set(change).where('id', '=', other).execute()
      const after = [
        ['Sami', false, 1],
        ['Hany', true, 0],
      ]
      expect(await runs()).toEqual(after)
      await assignTo(shop, driver, order, other)
      expect(await runs()).toEqual([['Hany', true, 1]])
    },
  )

  it('takes an order from its run when it is cancelled or gets another day', async () => {
    const [cancelled, moved, later] = [
      await assignedOrder(shop, driver),
      await assignedOrder(shop, driver),
      await assignedOrder(shop, driver),
    ]
    const by = { staffId: 'nadia', note: '', mayRefund: true }
    const { orderId } = cancelled
    await advanceOrder(shop, { ...by, orderId, from: 'confirmed', to: 'cancelled' })
    const from = { date: tomorrow, slotId: shop.slot.id }
    const evening = await createSlot(shop, { startMinute: 18 * 60, endMinute: 20 * 60 })
    await changeDelivery(shop, { ...moved, from, to: { ...from, date: '2026-11-23' } })
    await changeDelivery(shop, { ...later, from, to: { ...from, slotId: evening.id } })
    expect(await runOf(driver)).toEqual([later.orderId])
    await expectInvariantsToHold(shop)
  })

  it('sorts a run by hand, unless it has other stops meanwhile', async () => {
    const orders = [await assignedOrder(shop, driver), await assignedOrder(shop, driver)]
    const run = { driverId: driver, date: tomorrow, staffId: 'nadia' }
    const turned = idsOf(orders).toReversed()
    expect(await reorderRun(shop, { ...run, orderIds: turned })).toEqual({ ok: true })
    expect(await runOf(driver)).toEqual(turned)
    const refused = { ok: false, refusal: 'changed-elsewhere' }
    for (const orderIds of [
      turned.slice(1),
      [...turned, newDocumentId()],
      [turned[0], turned[0]],
    ]) {
      const ids = orderIds.flatMap((id) => id ?? [])
      expect(await reorderRun(shop, { ...run, orderIds: ids })).toEqual(refused)
    }
  })

  it('arranges a run by slot, then by distance', async () => {
    const [near, far] = [await createZone(shop), await createZone(shop)]
    const nowhere = await createZone(shop)
    await setPlace(shop.zone.id, '30.00, 31.20')
    await setPlace(near.id, '30.01, 31.20')
    await setPlace(far.id, '30.09, 31.20')
    const early = await createSlot(shop, { startMinute: 9 * 60, endMinute: 11 * 60 })
    const to = (zoneId: string, slotId = shop.slot.id) =>
      assignedOrder(shop, driver, {
        delivery: { date: tomorrow, slotId },
        address: {
          ...{ givenBy: 'sender', zoneId, street: 'Nile', building: '1', floor: '', notes: '' },
        },
      })
    const unknown = await to(nowhere.id)
    const first = await to(shop.zone.id)
    const third = await to(far.id)
    const second = await to(near.id)
    const morning = await to(far.id, early.id)
    expect(
      await arrangeRun(shop, { driverId: driver, date: tomorrow, staffId: 'nadia' }),
    ).toMatchObject({
      ok: true,
      unplaced: 1,
    })
    // From the morning in the far area back to the other ones.
    expect(await runOf(driver)).toEqual(idsOf([morning, third, second, first, unknown]))
  })

  it('starts a run with the orders that are prepared and due today', async () => {
    const order = await assignedOrder(shop, driver)
    const unprepared = await assignedOrder(shop, driver)
    const { orderId } = order
    await advanceOrder(shop, {
      ...{ orderId, staffId: 'nadia', note: '' },
      ...{ from: 'confirmed', to: 'preparing' },
    })
    const run = { driverId: driver, date: tomorrow, startedBy: driver }
    expect(await startRun(shop, run)).toEqual({ stops: [{ orderId, outcome: 'other-day' }] })
    shop.clock.now = instantOf(tomorrow, 9 * 60)
    expect(await startRun(shop, run)).toEqual({ stops: [{ orderId, outcome: 'out' }] })
    expect(await startRun(shop, run)).toEqual({ stops: [] })
    expect((await orderOf(shop, unprepared)).status).toBe('confirmed')
  })

  it('shows a driver only their own run, and no price except cash due', async () => {
    const order = await assignedOrder(shop, driver)
    await assignedOrder(shop, other)
    const run = await readDriverRun(shop, { id: driver, name: 'Hany' }, tomorrow)
    expect(run.stops).toEqual([
      {
        orderId: order.orderId,
        number: (await orderOf(shop, order)).number,
        position: 1,
        status: 'confirmed',
        window: { startMinute: 15 * 60, endMinute: 18 * 60 },
        endsAt: instantOf(tomorrow, 18 * 60),
        recipient: { name: 'Karim Nabil', phone: '+201001234567' },
        address: expect.objectContaining({ street: 'Brazil Street', notes: 'Ring twice' }),
        map: expect.stringContaining('Brazil'),
        items: [{ name: order.product.name, quantity: 1, isAddOn: false }],
        cashDue: 575,
        attempt: null,
      },
    ])
    expect(JSON.stringify(run)).not.toMatch(/Mona|500|Happy birthday/)
    expect((await readDriverRun(shop, { id: driver, name: 'Hany' }, today)).stops).toEqual([])
  })

  describe('with collected cash', () => {
    const confirm = (seenExpected: number, counted: number) =>
      confirmCash(shop, {
        ...{ driverId: driver, date: tomorrow, seenExpected, counted },
        ...{ note: 'Lunch', staffId: 'nadia' },
      })
    const cashOf = async () =>
      (await readDispatch(shop, tomorrow)).runs.find((run) => run.driver.id === driver)?.cash

    beforeEach(async () => {
      const order = await orderOnTheWay(shop, driver)
      await reportOf(shop, driver, order, { cashCollected: 600, outcome: 'delivered' })(shop)
    })

    it('counts it once', async () => {
      expect(await cashOf()).toMatchObject({ due: 0, collected: 600, toHandIn: 600, counted: 0 })
      expect(await confirm(600, 590)).toEqual({ ok: true, difference: -10 })
      expect(await confirm(600, 590)).toEqual({
        ok: false,
        refusal: 'changed-elsewhere',
        expected: 0,
      })
      expect(await cashOf()).toMatchObject({ collected: 600, toHandIn: 0, counted: 590 })
      const run = await readDriverRun(shop, { id: driver, name: 'Hany' }, tomorrow)
      expect(run.cash).toEqual({ due: 0, collected: 600, handedOver: 590 })
    })

    it('refuses when the driver has collected more meanwhile', async () => {
      expect(await confirm(575, 575)).toEqual({
        ok: false,
        refusal: 'changed-elsewhere',
        expected: 600,
      })
    })
  })
})
