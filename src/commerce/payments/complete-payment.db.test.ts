import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookedIn,
  orderOf,
  paymentEvents,
  paymentsOf,
  refundsOf,
  stockOf,
} from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createProduct,
  openCheckout,
  type PayableOrder,
  placeCardOrder,
} from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import {
  createSlot,
  minutes,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import type { Product } from '../catalogue/product.ts'
import { expireOrder } from '../orders/lifecycle/expire-order.server.ts'
import { listEvents } from '../orders/records/order-event-store.server.ts'
import { completePayment } from './complete-payment.server.ts'
import type { PaymentReport } from './payment-provider.ts'

describeOnEachDatabase('a payment event', (open) => {
  let shop: TestShop
  let roses: Product
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop)
    order = await placeCardOrder(shop, { product: roses })
  })

  const complete = (report: PaymentReport) => completePayment(shop, report, 'webhook')
  const paid = () => shop.payments.pay(order.checkoutUrl)
  const declined = () => shop.payments.decline(order.checkoutUrl)
  const stateOf = async (of = order) => {
    const { status, paymentStatus, captured, refunded } = await orderOf(shop, of)
    return { status, paymentStatus, captured, refunded }
  }
  const waiting = { status: 'awaiting_payment', paymentStatus: 'pending', captured: 0, refunded: 0 }
  const confirmed = { status: 'confirmed', paymentStatus: 'paid', captured: 575, refunded: 0 }

  describe('of success', () => {
    it('confirms the order', async () => {
      const report = paid()
      expect(await complete(report)).toEqual({ kind: 'accepted', orderId: order.orderId })
      expect(await stateOf()).toEqual(confirmed)
      expect(await paymentsOf(shop, order)).toMatchObject([
        { status: 'paid', transactionId: report.transactionId },
      ])
    })

    it('adds the actual payment to the timeline', async () => {
      shop.clock.now += minutes(1)
      await complete(paid())
      const events = await listEvents(shop.db, order.orderId)
      expect(events.at(-1)).toMatchObject({
        actor: 'payment',
        from: 'awaiting_payment',
        to: 'confirmed',
      })
    })

    it('records the payment method when it differs from the chosen one', async () => {
      const wallet = await openCheckout(shop, order, 'wallet')
      await complete(shop.payments.pay(wallet))
      expect(await orderOf(shop, order)).toMatchObject({ ...confirmed, paymentMethod: 'wallet' })
    })

    it('is applied once when delivered twenty times concurrently', async () => {
      const report = paid()
      const results = await Promise.all(Array.from({ length: 20 }, () => complete(report)))
      expect(results.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
      expect(await stateOf()).toEqual(confirmed)
      expect(await refundsOf(shop, order)).toEqual([])
    })

    it('is applied once when webhook, return and inquiry deliver it concurrently', async () => {
      const report = paid()
      const results = await Promise.all(
        (['webhook', 'return', 'inquiry'] as const).map((source) =>
          completePayment(shop, report, source),
        ),
      )
      expect(results.map(({ kind }) => kind).toSorted()).toEqual([
        'accepted',
        'repeated',
        'repeated',
      ])
      expect(await stateOf()).toEqual(confirmed)
    })

    it('is applied once for each transaction, even under another event id', async () => {
      const report = paid()
      await complete(report)
      await complete({ ...report, eventId: `${report.eventId}:again` })
      expect(await stateOf()).toEqual(confirmed)
      expect(await refundsOf(shop, order)).toEqual([])
    })

    it('is stored once, unchanged', async () => {
      const report = paid()
      await complete(report)
      await complete(report)
      expect(await paymentEvents(shop, report)).toMatchObject([
        { result: 'accepted', source: 'webhook', body: JSON.stringify(report.raw) },
      ])
    })
  })

  describe('of failure', () => {
    it('leaves the order unpaid and marks the payment as failed', async () => {
      await complete(declined())
      expect(await stateOf()).toEqual({ ...waiting, paymentStatus: 'failed' })
      expect(await paymentsOf(shop, order)).toMatchObject([
        { status: 'failed', failureReason: 'DECLINED' },
      ])
    })

    it('releases no stock, because the customer may retry', async () => {
      await complete(declined())
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([9, 1])
    })

    it('is superseded when the same attempt succeeds', async () => {
      await complete(declined())
      await complete(paid())
      expect(await stateOf()).toEqual(confirmed)
    })

    it('changes nothing on a paid order', async () => {
      const late = declined()
      await complete(paid())
      await complete(late)
      expect(await stateOf()).toEqual(confirmed)
      expect(await paymentsOf(shop, order)).toMatchObject([{ status: 'paid' }])
    })

    it('changes nothing while the payment is pending', async () => {
      await complete(shop.payments.pend(order.checkoutUrl))
      expect(await stateOf()).toEqual(waiting)
    })

    it('of a pending payment does not hide its later success', async () => {
      const pending = shop.payments.pend(order.checkoutUrl)
      await complete(pending)
      await complete(shop.payments.finish(pending.transactionId, 'paid'))
      expect(await stateOf()).toEqual(confirmed)
    })
  })

  describe('that contradicts the payment request', () => {
    it.each<[string, Partial<PaymentReport>]>([
      ['less than a pound', { amount: 0 }],
      ['another currency', { currency: 'USD' }],
      ['another method', { methodId: 4_000_002 }],
    ])('with %s confirms nothing and is stored', async (_what, change) => {
      const report = { ...paid(), ...change }
      expect(await complete(report)).toEqual({ kind: 'mismatch' })
      expect(await stateOf()).toEqual(waiting)
      expect(await paymentEvents(shop, report)).toMatchObject([{ result: 'mismatch' }])
      expect(shop.log.lines.map(({ level }) => level)).toContain('warn')
    })

    it('confirms nothing for an unknown order', async () => {
      const report = { ...paid(), providerOrderId: '1' }
      expect(await complete(report)).toEqual({ kind: 'unknown-payment' })
      expect(await stateOf()).toEqual(waiting)
      expect(await paymentEvents(shop, report)).toMatchObject([
        { result: 'unknown-payment', paymentId: null },
      ])
    })

    it('does not block the genuine one', async () => {
      const report = paid()
      await complete({ ...report, currency: 'USD' })
      expect(await complete(report)).toMatchObject({ kind: 'accepted' })
      expect(await stateOf()).toEqual(confirmed)
    })

    it('does not confirm another order', async () => {
      const other = await placeCardOrder(shop)
      await complete(paid())
      expect(await stateOf(other)).toEqual(waiting)
    })
  })

  describe('for a paid order', () => {
    it('refunds the second attempt', async () => {
      const wallet = await openCheckout(shop, order, 'wallet')
      await complete(paid())
      const second = shop.payments.pay(wallet)
      await complete(second)
      await runAllJobs(shop)
      expect(shop.payments.refunds).toEqual([{ transactionId: second.transactionId, amount: 575 }])
      expect(await stateOf()).toEqual({ ...confirmed, captured: 1150, refunded: 575 })
    })

    it('refunds a second capture of one attempt', async () => {
      await complete(paid())
      const second = paid()
      await complete(second)
      await runAllJobs(shop)
      expect(shop.payments.refunds).toEqual([{ transactionId: second.transactionId, amount: 575 }])
      expect(await stateOf()).toEqual({ ...confirmed, captured: 1150, refunded: 575 })
    })

    it('refunds one of two concurrent payments', async () => {
      const wallet = await openCheckout(shop, order, 'wallet')
      const reports = [paid(), shop.payments.pay(wallet)]
      await Promise.all(reports.map(complete))
      await runAllJobs(shop)
      expect(shop.payments.refunds).toHaveLength(1)
      expect(await stateOf()).toEqual({ ...confirmed, captured: 1150, refunded: 575 })
    })
  })

  describe('for an expired order', () => {
    async function expire() {
      shop.clock.now += minutes(31)
      await expireOrder(shop, order)
      expect(await stateOf()).toMatchObject({ status: 'expired' })
    }

    it('confirms the order when stock and slot are still available', async () => {
      await expire()
      await complete(paid())
      expect(await stateOf()).toEqual(confirmed)
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([9, 1])
    })

    const refunded = { status: 'expired', paymentStatus: 'refunded', captured: 575, refunded: 575 }

    it('is refunded when the product is sold out', async () => {
      await expire()
      await placeCardOrder(shop, { product: roses, quantity: 10 })
      await complete(paid())
      await runAllJobs(shop)
      expect(await stateOf()).toEqual(refunded)
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([0, 1])
    })

    it('is refunded when one of several products is sold out, and reserves none', async () => {
      const lilies = await createProduct(shop, { stock: 1 })
      const lines = [roses, lilies].map(({ id, price }) => ({
        productId: id,
        quantity: 1,
        seenUnitPrice: price,
      }))
      order = await placeCardOrder(shop, { lines })
      await expire()
      await placeCardOrder(shop, { product: lilies })
      await complete(paid())
      expect([await stockOf(shop, roses), await stockOf(shop, lilies)]).toEqual([9, 0])
    })

    it('is refunded when the slot is full', async () => {
      const { id: slotId } = await createSlot(shop, { capacity: 1 })
      const delivery = { date: tomorrow, slotId }
      order = await placeCardOrder(shop, { delivery })
      await expire()
      await placeCardOrder(shop, { delivery })
      await complete(paid())
      await runAllJobs(shop)
      expect(await stateOf()).toMatchObject({ status: 'expired', refunded: 575 })
      expect(await bookedIn(shop, slotId)).toBe(1)
    })

    it('is refunded when the lead time no longer suffices', async () => {
      const wreath = await createProduct(shop, { stock: 10, leadDays: 1 })
      order = await placeCardOrder(shop, { product: wreath })
      await expire()
      // After midnight of the delivery day, before its slot closes.
      shop.clock.now += minutes(14 * 60)
      await complete(paid())
      await runAllJobs(shop)
      expect(await stateOf()).toMatchObject({ status: 'expired', paymentStatus: 'refunded' })
    })

    it('is refunded when the slot is over', async () => {
      await expire()
      shop.clock.now += minutes(26 * 60)
      await complete(paid())
      await runAllJobs(shop)
      expect(await stateOf()).toEqual(refunded)
    })

    it('accepts one of two concurrent payments', async () => {
      const wallet = await openCheckout(shop, order, 'wallet')
      await expire()
      await Promise.all([complete(paid()), complete(shop.payments.pay(wallet))])
      await runAllJobs(shop)
      expect(shop.payments.refunds).toHaveLength(1)
      expect(await stateOf()).toEqual({ ...confirmed, captured: 1150, refunded: 575 })
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([9, 1])
    })
  })

  describe('of a refund at the provider', () => {
    it('is recorded, first in part and then in whole', async () => {
      const report = paid()
      await complete(report)
      await complete(shop.payments.refundAtDashboard(report.transactionId, 75))
      expect(await stateOf()).toMatchObject({ paymentStatus: 'partially_refunded', refunded: 75 })
      await complete(shop.payments.refundAtDashboard(report.transactionId, 500))
      expect(await stateOf()).toMatchObject({ paymentStatus: 'refunded', refunded: 575 })
    })

    it('is recorded once, however often it is delivered', async () => {
      const report = paid()
      await complete(report)
      const refundReport = shop.payments.refundAtDashboard(report.transactionId, 75)
      await Promise.all(Array.from({ length: 10 }, () => complete(refundReport)))
      expect(await stateOf()).toMatchObject({ refunded: 75 })
    })

    it('is recorded as a running total when the first part was missed', async () => {
      const report = paid()
      await complete(report)
      const early = shop.payments.refundAtDashboard(report.transactionId, 75)
      await complete(shop.payments.refundAtDashboard(report.transactionId, 100))
      await complete(early)
      expect(await stateOf()).toMatchObject({ refunded: 175 })
    })

    it('does not trigger another refund', async () => {
      const report = paid()
      await complete(report)
      await complete({ ...shop.payments.refundAtDashboard(report.transactionId, 575) })
      await runAllJobs(shop)
      expect(shop.payments.refunds).toEqual([])
    })

    it('never refunds more than was captured', async () => {
      const report = paid()
      await complete(report)
      const refundReport = shop.payments.refundAtDashboard(report.transactionId, 575)
      await complete({
        ...refundReport,
        eventId: `${refundReport.eventId}+`,
        refundedAmount: 100_000,
      })
      expect(await stateOf()).toMatchObject({ captured: 575, refunded: 575 })
    })

    it('records a void as well', async () => {
      const report = paid()
      await complete(report)
      await complete({ ...report, outcome: 'voided', eventId: `${report.transactionId}:voided` })
      expect(await stateOf()).toMatchObject({ paymentStatus: 'refunded', refunded: 575 })
    })

    it('does not confirm an order that was refunded before its capture was known', async () => {
      const report = paid()
      await complete(shop.payments.refundAtDashboard(report.transactionId, 575))
      await complete(report)
      expect(await stateOf()).toEqual({
        status: 'awaiting_payment',
        paymentStatus: 'refunded',
        captured: 575,
        refunded: 575,
      })
    })

    it('confirms an order that was partly refunded before its capture was known', async () => {
      const report = paid()
      await complete(shop.payments.refundAtDashboard(report.transactionId, 75))
      await complete(report)
      expect(await stateOf()).toEqual({
        ...confirmed,
        paymentStatus: 'partially_refunded',
        refunded: 75,
      })
    })
  })
})
