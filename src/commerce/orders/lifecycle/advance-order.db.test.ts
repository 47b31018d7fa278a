import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, orderOf, refundsOf, stockOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  openCheckout,
  placeCardOrder,
  type TestOrder,
} from '../../../../tests/support/factories.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  minutes,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { advanceOrder } from './advance-order.server.ts'
import { mayMove, orderLifecycle } from './order-lifecycle.ts'

const allowed = orderLifecycle.filter(({ by }) => by.includes('staff'))

describeOnEachDatabase('staff', (open) => {
  let shop: TestShop
  const staffId = newDocumentId()

  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  const move = (order: TestOrder, from: OrderStatus, to: OrderStatus, by = staffId) =>
    advanceOrder(shop, {
      ...{ orderId: order.orderId, from, to, staffId: by, note: 'as agreed' },
      ...{ confirmedDays: [tomorrow], mayRefund: true },
    })

  /** An order that was moved to a status. */
  async function orderIn(status: OrderStatus): Promise<TestOrder> {
    const order = await createOrder(shop)
    await shop.db.updateTable('orders').set({ status }).where('id', '=', order.orderId).execute()
    return order
  }

  async function paidOrder() {
    const order = await placeCardOrder(shop)
    await completePayment(shop, shop.payments.pay(order.checkoutUrl), 'webhook')
    return order
  }

  const statusOf = async (order: TestOrder) => (await orderOf(shop, order)).status

  it.each(allowed)('move an order from $from to $to', async ({ from, to }) => {
    const order = await orderIn(from)
    expect(await move(order, from, to)).toEqual({ ok: true })
    expect(await statusOf(order)).toBe(to)
  })

  it.each(orderStatuses)('cannot make other moves from %s', async (from) => {
    const order = await orderIn(from)
    for (const to of orderStatuses.filter((status) => !mayMove(from, status, 'staff'))) {
      expect(await move(order, from, to)).toEqual({
        ok: false,
        refusal: 'move-not-allowed',
        status: from,
      })
    }
    expect(await statusOf(order)).toBe(from)
  })

  it('get a refusal for an unknown order', async () => {
    const nothing = { ...(await orderIn('confirmed')), orderId: newDocumentId() }
    expect(await move(nothing, 'confirmed', 'preparing')).toEqual({
      ok: false,
      refusal: 'order-not-found',
    })
  })

  it('get a refusal for an outdated status', async () => {
    const order = await orderIn('preparing')
    expect(await move(order, 'confirmed', 'preparing')).toEqual({
      ok: false,
      refusal: 'changed-elsewhere',
      status: 'preparing',
    })
  })

  it('cannot send out an order of another day without a confirmation of that day', async () => {
    const order = await orderIn('preparing')
    const { orderId } = order
    const sendOut = (confirmedDays: string[]) => {
      const move = { orderId, from: 'preparing', to: 'out_for_delivery', note: '' } as const
      return advanceOrder(shop, { ...move, staffId, confirmedDays })
    }
    const refused = { ok: false, refusal: 'other-day', date: tomorrow }
    expect(await sendOut([])).toEqual(refused)
    expect(await sendOut([today])).toEqual(refused)
    expect(await statusOf(order)).toBe('preparing')
    expect(await sendOut([tomorrow])).toEqual({ ok: true })
  })

  it('send out an order of today without a confirmation', async () => {
    const { orderId } = await orderIn('preparing')
    shop.clock.now += minutes(24 * 60)
    const move = { orderId, from: 'preparing', to: 'out_for_delivery', note: '' } as const
    expect(await advanceOrder(shop, { ...move, staffId })).toEqual({ ok: true })
  })

  it('leave actor, move and note in timeline and audit log', async () => {
    const order = await orderIn('confirmed')
    shop.clock.now += 1
    await move(order, 'confirmed', 'preparing')
    expect((await listEvents(shop.db, order.orderId)).at(-1)).toEqual({
      kind: 'moved',
      at: shop.clock.now,
      actor: 'staff',
      actorId: staffId,
      from: 'confirmed',
      to: 'preparing',
      note: 'as agreed',
    })
    const audit = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('subject', '=', order.orderId)
      .execute()
    expect(audit).toMatchObject([{ actorId: staffId, action: 'order.moved' }])
  })

  describe('who move one order concurrently', () => {
    it('move it once, and the other request is refused with the status', async () => {
      const order = await orderIn('confirmed')
      const results = await Promise.all([
        move(order, 'confirmed', 'preparing', 'one'),
        move(order, 'confirmed', 'cancelled', 'other'),
      ])
      const status = await statusOf(order)
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect(results.find(({ ok }) => !ok)).toEqual({
        ok: false,
        refusal: 'changed-elsewhere',
        status,
      })
    })

    it('cancel it once, and release its stock once', async () => {
      const roses = await createProduct(shop)
      const order = await createOrder(shop, { product: roses })
      const results = await Promise.all(
        Array.from({ length: 10 }, () => move(order, 'awaiting_payment', 'cancelled')),
      )
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([10, 0])
    })

    it('all get the current status', async () => {
      const order = await orderIn('confirmed')
      const results = await Promise.all(
        Array.from({ length: 10 }, () => move(order, 'confirmed', 'preparing')),
      )
      const statuses = results.flatMap((result) => ('status' in result ? [result.status] : []))
      expect(statuses).toEqual(Array.from({ length: 9 }, () => 'preparing'))
    })
  })

  describe('who cancel an order', () => {
    it('that is paid refund it once', async () => {
      const order = await paidOrder()
      await move(order, 'confirmed', 'cancelled')
      expect(await refundsOf(shop, order)).toMatchObject([
        { amount: 575, status: 'requested', requestedBy: staffId },
      ])
      await runAllJobs(shop)
      expect(shop.payments.refunds).toMatchObject([{ amount: 575 }])
      expect(await orderOf(shop, order)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
        refunded: 575,
      })
    })

    it('that is paid need the right to refund', async () => {
      const order = await paidOrder()
      const cancel = { orderId: order.orderId, from: 'confirmed', to: 'cancelled' } as const
      const refused = { ok: false, refusal: 'refund-not-allowed' }
      expect(await advanceOrder(shop, { ...cancel, staffId, note: '' })).toEqual(refused)
      expect(await refundsOf(shop, order)).toEqual([])
      expect(await statusOf(order)).toBe('confirmed')
    })

    it('that is unpaid need no right to refund', async () => {
      const { orderId } = await createOrder(shop, { paymentMethod: 'cash' })
      const cancel = { orderId, from: 'confirmed', to: 'cancelled' } as const
      expect(await advanceOrder(shop, { ...cancel, staffId, note: '' })).toEqual({ ok: true })
    })

    it('release its stock and slot', async () => {
      const order = await paidOrder()
      await move(order, 'confirmed', 'cancelled')
      expect([await stockOf(shop, order.product), await bookedIn(shop)]).toEqual([10, 0])
    })

    it('that was paid twice refund the rest', async () => {
      const order = await placeCardOrder(shop)
      const wallet = await openCheckout(shop, order, 'wallet')
      for (const url of [order.checkoutUrl, wallet]) {
        await completePayment(shop, shop.payments.pay(url), 'webhook')
      }
      await move(order, 'confirmed', 'cancelled')
      await runAllJobs(shop)
      expect(await orderOf(shop, order)).toMatchObject({ captured: 1150, refunded: 1150 })
    })

    it('that was paid twice on one checkout page refund both', async () => {
      const order = await placeCardOrder(shop)
      const reports = [0, 1].map(() => shop.payments.pay(order.checkoutUrl))
      for (const report of reports) await completePayment(shop, report, 'webhook')
      await runAllJobs(shop)
      await move(order, 'confirmed', 'cancelled')
      await runAllJobs(shop)
      expect(shop.payments.refunds.map((refund) => refund.transactionId).toSorted()).toEqual(
        reports.map((report) => report.transactionId).toSorted(),
      )
      expect(await orderOf(shop, order)).toMatchObject({ captured: 1150, refunded: 1150 })
    })

    it('that was partially refunded refund the rest', async () => {
      const order = await placeCardOrder(shop)
      const report = shop.payments.pay(order.checkoutUrl)
      await completePayment(shop, report, 'webhook')
      const event = shop.payments.refundAtDashboard(report.transactionId, 75)
      await completePayment(shop, event, 'webhook')
      await move(order, 'confirmed', 'cancelled')
      await runAllJobs(shop)
      expect(shop.payments.refunds).toMatchObject([{ amount: 500 }])
    })

    it('that is unpaid refund nothing', async () => {
      const order = await placeCardOrder(shop)
      await move(order, 'awaiting_payment', 'cancelled')
      expect(await refundsOf(shop, order)).toEqual([])
    })

    it('refund a later payment', async () => {
      const order = await placeCardOrder(shop)
      await move(order, 'awaiting_payment', 'cancelled')
      await completePayment(shop, shop.payments.pay(order.checkoutUrl), 'webhook')
      await runAllJobs(shop)
      expect(await orderOf(shop, order)).toMatchObject({ status: 'cancelled', refunded: 575 })
    })

    it('during a payment end with a refund or a requested one', async () => {
      const order = await placeCardOrder(shop)
      const report = shop.payments.pay(order.checkoutUrl)
      const [result] = await Promise.all([
        move(order, 'awaiting_payment', 'cancelled'),
        completePayment(shop, report, 'webhook'),
      ])
      await runAllJobs(shop)
      const { status, refunded } = await orderOf(shop, order)
      expect([status, refunded]).toEqual(result.ok ? ['cancelled', 575] : ['confirmed', 0])
    })
  })

  it.each(['cash', 'card'] as const)(
    'set the payment of a cancelled unpaid order to not due: %s',
    async (paymentMethod) => {
      const order = await createOrder(shop, { paymentMethod })
      const { status } = await orderOf(shop, order)
      await move(order, status, 'cancelled')
      expect(await orderOf(shop, order)).toMatchObject({ paymentStatus: 'not_due', captured: 0 })
    },
  )

  it('read events of one millisecond in their order', async () => {
    const order = await createOrder(shop, { paymentMethod: 'cash' })
    const way = [
      'confirmed',
      'preparing',
      'out_for_delivery',
      'delivery_failed',
      'out_for_delivery',
      'delivered',
    ] as const
    for (const [step, to] of way.slice(1).entries()) await move(order, way[step] ?? 'confirmed', to)
    expect((await listEvents(shop.db, order.orderId)).map(({ to }) => to)).toEqual(way)
  })

  it('collect the cash with the delivery', async () => {
    const order = await createOrder(shop, { paymentMethod: 'cash' })
    await move(order, 'confirmed', 'preparing')
    await move(order, 'preparing', 'out_for_delivery')
    await move(order, 'out_for_delivery', 'delivered')
    expect(await orderOf(shop, order)).toMatchObject({
      paymentStatus: 'cash_collected',
      captured: 575,
    })
  })
})
