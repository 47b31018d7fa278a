import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf, paymentsOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { type PayableOrder, placeCardOrder } from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import {
  PaymentProviderDenied,
  PaymentProviderUnavailable,
  type PaymentReport,
} from './payment-provider.ts'
import { receiveReturn } from './receive-return.server.ts'
import { receiveWebhook } from './receive-webhook.server.ts'
import { reconcilePayment } from './reconcile-payment.server.ts'

describeOnEachDatabase('the payment provider', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
  })

  const statusOf = async () => (await orderOf(shop, order)).status

  describe('webhook', () => {
    const post = (body: unknown, hmac = 'genuine') =>
      receiveWebhook(
        shop,
        new Request(`https://flowers.example/api/payments/webhook?hmac=${hmac}`, {
          method: 'POST',
          body: JSON.stringify(body),
        }),
      )
    const paid = () => shop.payments.pay(order.checkoutUrl)

    it('is applied', async () => {
      expect((await post(paid())).status).toBe(200)
      expect(await statusOf()).toBe('confirmed')
    })

    it('gets the same response when repeated, so that the provider stops retrying', async () => {
      const report = paid()
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(report)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    })

    it('gets the same response for an unknown payment', async () => {
      expect((await post({ ...paid(), providerOrderId: '1' })).status).toBe(200)
    })

    it('is ignored when it is not about a payment', async () => {
      expect((await post(null)).status).toBe(200)
    })

    it('is rejected without an explanation when forged', async () => {
      const response = await post(paid(), 'forged')
      expect([response.status, await response.text()]).toEqual([401, ''])
      expect(await statusOf()).toBe('awaiting_payment')
      expect(shop.log.text()).toContain('payment webhook rejected')
    })

    it.each([
      new PaymentProviderUnavailable('The signing secret could not be fetched.'),
      new PaymentProviderDenied('Wrong key.'),
    ])(
      'gets 503 without the signing secret, and an inquiry finds the payment: %s',
      async (error) => {
        const report = paid()
        shop.payments.readWebhook = () => Promise.reject(error)
        expect((await post(report)).status).toBe(503)
        expect(await statusOf()).toBe('awaiting_payment')
        shop.clock.now += minutes(2)
        await runAllJobs(shop)
        expect(await statusOf()).toBe('confirmed')
      },
    )

    it('is rejected unread when far too long', async () => {
      expect((await post('x'.repeat(300_000))).status).toBe(413)
    })
  })

  describe('return redirects', () => {
    const followReturn = (
      report: PaymentReport | null,
      { hmac = 'genuine', uid = order.userId } = {},
    ) =>
      receiveReturn(
        shop,
        new URLSearchParams({
          id: report?.transactionId ?? '1',
          order: report?.providerOrderId ?? '1',
          hmac,
        }),
        async () => uid,
      )

    it('to the confirmed order', async () => {
      expect(await followReturn(shop.payments.pay(order.checkoutUrl))).toBe(`/o/${order.orderId}`)
      expect(await statusOf()).toBe('confirmed')
    })

    it('to the unpaid order, which can be paid again', async () => {
      expect(await followReturn(shop.payments.decline(order.checkoutUrl))).toBe(
        `/o/${order.orderId}`,
      )
      expect(await statusOf()).toBe('awaiting_payment')
    })

    it('and inquires once when the payment is pending', async () => {
      const report = shop.payments.pend(order.checkoutUrl)
      const back = { ...report }
      shop.payments.readReturn = async () => ({ ok: true, report: back })
      shop.payments.finish(report.transactionId, 'paid')
      await followReturn(back)
      expect(await statusOf()).toBe('confirmed')
    })

    it('when the payment is pending and the provider is unavailable', async () => {
      shop.payments.availability = 'down'
      const report = shop.payments.pend(order.checkoutUrl)
      expect(await followReturn(report)).toBe(`/o/${order.orderId}`)
    })

    it('from a tampered URL to the own order, unconfirmed', async () => {
      const report = shop.payments.pay(order.checkoutUrl)
      expect(await followReturn(report, { hmac: 'forged' })).toBe(`/o/${order.orderId}`)
      expect(await statusOf()).toBe('awaiting_payment')
    })

    it('no customer to an order of another user', async () => {
      const report = shop.payments.pay(order.checkoutUrl)
      const uid = newDocumentId()
      expect(await followReturn(report, { hmac: 'forged', uid })).toBe('/')
      expect(await followReturn(null, { hmac: 'forged' })).toBe('/')
    })

    it('to the order when the signing secret cannot be fetched', async () => {
      const report = shop.payments.pay(order.checkoutUrl)
      shop.payments.readReturn = async () => {
        throw new PaymentProviderUnavailable('down')
      }
      expect(await followReturn(report)).toBe(`/o/${order.orderId}`)
    })
  })

  describe('without webhooks', () => {
    it('is asked about the payment after two minutes', async () => {
      shop.payments.pay(order.checkoutUrl)
      shop.clock.now += minutes(2) - 1
      await runAllJobs(shop)
      expect(await statusOf()).toBe('awaiting_payment')
      shop.clock.now += 1
      await runAllJobs(shop)
      expect(await statusOf()).toBe('confirmed')
    })

    it('is asked every five minutes for a day, then no more', async () => {
      const [payment] = await paymentsOf(shop, order)
      const ask = () => reconcilePayment(shop, { paymentId: payment?.id ?? '' })
      expect(await ask()).toEqual({ done: false, again: shop.now() + minutes(5) })
      shop.clock.now += minutes(24 * 60) + 1
      expect(await ask()).toEqual({ done: true })
    })

    it('is asked twice a day about a paid order until its delivery', async () => {
      shop.payments.pay(order.checkoutUrl)
      const [payment] = await paymentsOf(shop, order)
      const ask = () => reconcilePayment(shop, { paymentId: payment?.id ?? '' })
      await ask()
      const halfADay = minutes(12 * 60)
      const asked = shop.payments.inquiries
      expect(await ask()).toEqual({ done: false, again: shop.now() + halfADay })
      expect(shop.payments.inquiries).toBe(asked)
      shop.clock.now += halfADay
      expect(await ask()).toEqual({ done: false, again: shop.now() + halfADay })
      expect(shop.payments.inquiries).toBe(asked + 1)
      const { orderId } = order
      await shop.db
        .updateTable('orders')
        .set({ status: 'delivered' })
        .where('id', '=', orderId)
        .execute()
      expect(await ask()).toEqual({ done: true })
    })

    it('is asked about a paid order whose delivery failed', async () => {
      shop.payments.pay(order.checkoutUrl)
      const [payment] = await paymentsOf(shop, order)
      const ask = () => reconcilePayment(shop, { paymentId: payment?.id ?? '' })
      await ask()
      await shop.db
        .updateTable('orders')
        .set({ status: 'delivery_failed' })
        .where('id', '=', order.orderId)
        .execute()
      expect(await ask()).toMatchObject({ done: false })
    })

    it('is asked about a refund at its dashboard within half a day', async () => {
      const { transactionId } = shop.payments.pay(order.checkoutUrl)
      shop.clock.now += minutes(2)
      await runAllJobs(shop)
      shop.payments.refundAtDashboard(transactionId, 575)
      shop.payments.availability = 'down'
      shop.clock.now += minutes(12 * 60)
      await runAllJobs(shop)
      shop.payments.availability = 'up'
      shop.clock.now += minutes(12 * 60)
      await runAllJobs(shop)
      expect(await orderOf(shop, order)).toMatchObject({ paymentStatus: 'refunded', refunded: 575 })
    })

    it('is asked again after an outage of most of a day', async () => {
      shop.payments.pay(order.checkoutUrl)
      shop.payments.availability = 'down'
      for (let hour = 0; hour < 20; hour++) {
        shop.clock.now += minutes(60)
        await runAllJobs(shop)
      }
      expect(await statusOf()).toBe('expired')
      shop.payments.availability = 'up'
      shop.clock.now += minutes(60)
      await runAllJobs(shop)
      expect(await paymentsOf(shop, order)).toMatchObject([{ status: 'paid' }])
    })

    it('leaves a dead-lettered job after an outage of a day', async () => {
      const [payment] = await paymentsOf(shop, order)
      shop.payments.availability = 'down'
      shop.clock.now += minutes(24 * 60) + 1
      const ask = reconcilePayment(shop, { paymentId: payment?.id ?? '' })
      await expect(ask).rejects.toThrow(PaymentProviderUnavailable)
    })

    it('is asked again later after an outage', async () => {
      shop.payments.pay(order.checkoutUrl)
      shop.payments.availability = 'down'
      shop.clock.now += minutes(2)
      await runAllJobs(shop)
      shop.payments.availability = 'up'
      shop.clock.now += minutes(1)
      await runAllJobs(shop)
      expect(await statusOf()).toBe('confirmed')
    })
  })
})
