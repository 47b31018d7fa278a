import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import {
  assignedOrder,
  createDriver,
  orderOnTheWay,
  reportOf,
  sendOut,
} from '../../../tests/support/driver-runs.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import type { TestOrder } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { minutes, openTestShop, type TestShop, tomorrow } from '../../../tests/support/test-shop.ts'
import { addDays, instantOf } from '../delivery/cairo-time.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { correctDelivery } from '../orders/lifecycle/correct-delivery.server.ts'
import { undoMove } from '../orders/lifecycle/undo-move.server.ts'
import { listEvents } from '../orders/records/order-event-store.server.ts'
import { readStaffOrder } from '../orders/staff/read-staff-order.server.ts'
import { receiveUpload } from '../pictures/receive-upload.server.ts'
import { issueUploadTicket } from '../pictures/upload-ticket.server.ts'
import { assignOrders } from './assign-orders.server.ts'
import { collectedOn, listDeliveryAttempts } from './delivery-attempt-store.server.ts'
import { driverUploadSubject } from './delivery-photo.server.ts'
import { deliveryPin } from './delivery-pin.server.ts'
import { readDriverRun } from './read-driver-run.server.ts'

describeUseCase('a report of a driver', (open) => {
  let shop: TestShop
  let driver: string
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    driver = await createDriver(shop)
    order = await orderOnTheWay(shop, driver)
    shop.clock.now += minutes(30)
  })

  const report = (change?: Parameters<typeof reportOf>[3], by = driver) =>
    reportOf(shop, by, order, change)(shop)
  const statusOf = async () => (await orderOf(shop, order)).status
  const attempts = async () =>
    (await listDeliveryAttempts(shop.db, [order.orderId])).get(order.orderId) ?? []
  const lastEvent = async () => (await listEvents(shop.db, order.orderId)).at(-1)
  const delivered = { ok: true, status: 'delivered', already: false, photo: 'none' }

  it('delivers the order, with its cash', async () => {
    expect(await report({ receivedBy: 'Karim' })).toEqual(delivered)
    const { status, paymentStatus, captured } = await orderOf(shop, order)
    expect([status, paymentStatus, captured]).toEqual(['delivered', 'cash_collected', 575])
    expect(await attempts()).toMatchObject([
      {
        driverId: driver,
        outcome: 'delivered',
        receivedBy: 'Karim',
        cashDue: 575,
        cashCollected: 575,
      },
    ])
    await expectInvariantsToHold(shop)
  })

  it('is recorded once, however often it is sent', async () => {
    const same = {
      reportId: crypto.randomUUID(),
      outcome: 'delivered',
      cashCollected: 575,
    } as const
    expect(await report(same)).toEqual(delivered)
    expect(await report(same)).toEqual({ ...delivered, already: true })
    expect(await report({ ...same, reportId: crypto.randomUUID() })).toEqual({
      ...delivered,
      already: true,
    })
    expect(await attempts()).toHaveLength(1)
    expect((await collectedOn(shop.db, tomorrow)).get(driver)).toBe(575)
  })

  it.each([
    ['keeps the hour of the device', -20, -20],
    ['happens no earlier than the order left', -90, -30],
    ['happens no later than it arrives', 45, 0],
  ])('%s', async (_title, ahead, expected) => {
    const now = shop.clock.now
    await report({ happenedAt: now + minutes(ahead), cashCollected: 575 })
    const at = now + minutes(expected)
    expect(await lastEvent()).toMatchObject({ kind: 'moved', to: 'delivered', at })
    expect(await attempts()).toMatchObject([{ happenedAt: at, receivedAt: now }])
  })

  it('keeps the promised slot of its attempt', async () => {
    await report()
    const row = await shop.db
      .selectFrom('deliveryAttempts')
      .selectAll()
      .where('orderId', '=', order.orderId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      deliveryDate: tomorrow,
      zoneId: shop.zone.id,
      slotId: shop.slot.id,
      promisedFrom: instantOf(tomorrow, 15 * 60),
      promisedUntil: instantOf(tomorrow, 18 * 60),
    })
  })

  it.each(['nobody-home', 'refused'] as const)('fails the delivery: %s', async (outcome) => {
    const reported = await report({ outcome, reason: 'No answer', cashCollected: 575 })
    expect(reported).toMatchObject({ ok: true, status: 'delivery_failed' })
    expect(await lastEvent()).toMatchObject({ to: 'delivery_failed', note: 'No answer' })
    expect(await attempts()).toMatchObject([{ outcome, cashDue: 0, cashCollected: 0 }])
    await expectInvariantsToHold(shop)
  })

  it('makes a moved stop the last one, and keeps the order on the way', async () => {
    const other = await orderOnTheWay(shop, driver)
    const moved = await report({ outcome: 'moved', reason: 'After five' })
    expect(moved).toMatchObject({ ok: true, status: 'out_for_delivery' })
    const { stops } = await readDriverRun(shop, { id: driver, name: 'Hany' }, tomorrow)
    expect(stops.map(({ orderId }) => orderId)).toEqual([other.orderId, order.orderId])
    expect(stops[1]?.attempt).toMatchObject({ outcome: 'moved', reason: 'After five' })
    // A second device.
    expect(await report({ outcome: 'moved' })).toMatchObject({ ok: true, already: true })
    expect(await report()).toEqual(delivered)
  })

  it('is possible after midnight: the stop stays on the run until then', async () => {
    const run = () => readDriverRun(shop, { id: driver, name: 'Hany' }, addDays(tomorrow, 1))
    expect(await run()).toMatchObject({
      stops: [{ orderId: order.orderId, position: 1, cashDue: 575 }],
      cash: { due: 575 },
    })
    shop.clock.now = instantOf(addDays(tomorrow, 1), 10)
    expect(await report()).toEqual(delivered)
    expect(await run()).toMatchObject({ stops: [], cash: { due: 0, collected: 575 } })
  })

  it('leaves a moved stop of the day before behind the stops of the day', async () => {
    await report({ outcome: 'moved', reason: 'Later' })
    const nextDay = addDays(tomorrow, 1)
    const other = await assignedOrder(shop, driver, {
      delivery: { date: nextDay, slotId: shop.slot.id },
    })
    const { stops } = await readDriverRun(shop, { id: driver, name: 'Hany' }, nextDay)
    expect(stops.map(({ orderId }) => orderId)).toEqual([other.orderId, order.orderId])
  })

  it('is refused for an order of another driver, or of none', async () => {
    const refused = { ok: false, refusal: 'not-your-stop' }
    const other = await createDriver(shop, 'Sami')
    expect(await report({ outcome: 'refused' }, other)).toEqual(refused)
    const unknown = { orderId: newDocumentId() }
    expect(await reportOf(shop, driver, unknown)(shop)).toEqual(refused)
    expect(await statusOf()).toBe('out_for_delivery')
  })

  it('is refused with the id of a report of another driver', async () => {
    const reportId = crypto.randomUUID()
    await report({ reportId, cashCollected: 575 })
    const other = await createDriver(shop, 'Sami')
    const theirs = await orderOnTheWay(shop, other)
    expect(await reportOf(shop, other, theirs, { reportId })(shop)).toEqual({
      ok: false,
      refusal: 'not-your-stop',
    })
  })

  it('needs the cash due', async () => {
    for (const cash of [{}, { cashCollected: 574 }]) {
      expect(await report({ outcome: 'delivered', ...cash })).toEqual({
        ok: false,
        refusal: 'cash-missing',
        cashDue: 575,
      })
    }
    expect(await statusOf()).toBe('out_for_delivery')
  })

  it('returns a move of staff that came first', async () => {
    const move = { orderId: order.orderId, staffId: 'nadia', note: '' }
    await advanceOrder(shop, { ...move, from: 'out_for_delivery', to: 'delivery_failed' })
    expect(await report()).toEqual({
      ok: false,
      refusal: 'order-moved-on',
      status: 'delivery_failed',
      outcome: 'failed',
      at: shop.clock.now,
    })
  })

  it('returns a cancellation with its hour, not with that of the attempt before', async () => {
    await report({ outcome: 'refused' })
    shop.clock.now += minutes(20)
    const move = { orderId: order.orderId, staffId: 'nadia', note: '', mayRefund: true }
    await advanceOrder(shop, { ...move, from: 'delivery_failed', to: 'cancelled' })
    const cancelledAt = shop.clock.now
    shop.clock.now += minutes(20)
    expect(await report()).toMatchObject({ status: 'cancelled', outcome: null, at: cancelledAt })
  })

  it('does not fail the next departure with a late report of the last one', async () => {
    const triedAt = shop.clock.now
    shop.clock.now += minutes(5)
    const move = { orderId: order.orderId, staffId: 'nadia', note: '' }
    await advanceOrder(shop, { ...move, from: 'out_for_delivery', to: 'delivery_failed' })
    shop.clock.now += minutes(5)
    await sendOut(shop, order, 'delivery_failed')
    const late = await report({ outcome: 'nobody-home', happenedAt: triedAt })
    const first = { outcome: 'failed', at: triedAt + minutes(5) }
    expect(late).toMatchObject({ ok: false, refusal: 'order-moved-on', ...first })
    expect(await statusOf()).toBe('out_for_delivery')
  })

  it('refuses a driver who lost the order after an attempt', async () => {
    await report({ outcome: 'refused' })
    await assignOrders(shop, {
      orders: [{ id: order.orderId, seen: driver }],
      driverId: null,
      staffId: 'nadia',
    })
    expect(await report()).toMatchObject({ ok: false, refusal: 'order-moved-on' })
  })

  it('records whether the PIN was right', async () => {
    const pin = deliveryPin(shop, order.orderId)
    expect(pin).toMatch(/^\d{4}$/)
    await report({ pin, outcome: 'moved' })
    await report({
      pin: pin === '0000' ? '1111' : '0000',
      cashCollected: 575,
      outcome: 'delivered',
    })
    expect((await attempts()).map(({ isPinRight }) => isPinRight).toSorted()).toEqual([false, true])
  })

  it('shows staff who received the order, until the result is undone', async () => {
    const handover = async () => (await readStaffOrder(shop, order.orderId))?.handover
    expect(await handover()).toBeNull()
    const pin = deliveryPin(shop, order.orderId)
    await report({ receivedBy: 'Karim', pin, cashCollected: 575 })
    expect(await handover()).toEqual({ receivedBy: 'Karim', isPinRight: true })
    const move = { from: 'out_for_delivery', to: 'delivered', note: '' } as const
    await undoMove(shop, { orderId: order.orderId, staffId: driver, ...move })
    expect(await handover()).toBeNull()
  })

  it('counts a delivery of staff for the driver, and takes it back with it', async () => {
    const move = { orderId: order.orderId, staffId: 'nadia', note: '' }
    const forth = { from: 'out_for_delivery', to: 'delivered' } as const
    await advanceOrder(shop, { ...move, ...forth })
    expect(await attempts()).toMatchObject([{ driverId: driver, reportedBy: 'nadia' }])
    expect((await collectedOn(shop.db, tomorrow)).get(driver)).toBe(575)
    await undoMove(shop, { ...move, ...forth })
    expect(await attempts()).toEqual([])
    expect((await collectedOn(shop.db, tomorrow)).get(driver)).toBeUndefined()
    await expectInvariantsToHold(shop)
  })

  it('keeps hour and driver when a super admin corrects the result', async () => {
    await report({ outcome: 'nobody-home' })
    const happenedAt = shop.clock.now
    shop.clock.now += minutes(60)
    await correctDelivery(shop, {
      ...{ orderId: order.orderId, from: 'delivery_failed', to: 'delivered' },
      ...{ reason: 'The neighbour took it', staffId: 'nadia' },
    })
    expect(await attempts()).toMatchObject([
      { outcome: 'delivered', driverId: driver, happenedAt, cashCollected: 575 },
    ])
    await expectInvariantsToHold(shop)
  })

  describe('with a photograph', () => {
    const upload = async (subject: string) => {
      const ticket = await issueUploadTicket('secret', subject, shop.now())
      const headers = { authorization: `Bearer ${ticket}` }
      const body = await photograph()
      const request = new Request('http://shop/api/uploads', { method: 'POST', headers, body })
      const uploader = async () => subject
      const response = await receiveUpload(shop, request, { secret: 'secret', uploader })
      return z.object({ picture: z.object({ address: z.string() }) }).parse(await response.json())
        .picture.address
    }

    it('shows the customer the photograph of this driver', async () => {
      const photo = await upload(driverUploadSubject(driver))
      expect(photo).toMatch(/^\/uploads\/order-/)
      expect(await report({ photo, cashCollected: 575 })).toEqual({ ...delivered, photo: 'saved' })
    })

    it('is recorded without a photograph that is gone or that another user uploaded', async () => {
      const photo = await upload(driverUploadSubject(newDocumentId()))
      expect(await report({ photo, cashCollected: 575 })).toEqual({
        ...delivered,
        photo: 'missing',
      })
    })
  })
})
