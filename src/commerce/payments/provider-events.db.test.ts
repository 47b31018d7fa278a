import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { type PayableOrder, placeCardOrder } from '../../../tests/support/factories.ts'
import { orderOf, paymentsOf } from '../../../tests/support/look-up.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { PaymentProviderUnavailable, type PaymentReport } from './payment-provider.ts'
import { receiveReturn } from './receive-return.server.ts'
import { receiveWebhook } from './receive-webhook.server.ts'
import { reconcilePayment } from './reconcile-payment.server.ts'

describeOnEachDatabase('the provider', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
  })

  const statusOf = async () => (await orderOf(shop, order)).status

  describe('posts a webhook that', () => {
    const post = (body: unknown, hmac = 'genuine') =>
      receiveWebhook(
        shop,
        new Request(`https://flowers.example/api/payments/webhook?hmac=${hmac}`, {
          method: 'POST',
          body: JSON.stringify(body),
        }),
      )
    const paid = () => shop.payments.pay(order.checkoutUrl)

    it('is taken up', async () => {
      expect((await post(paid())).status).toBe(200)
      expect(await statusOf()).toBe('confirmed')
    })

    it('is answered the same way when it is repeated, so that it is not sent again', async () => {
      const report = paid()
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(report)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    })

    it('is answered the same way when it is of nobody that we know', async () => {
      expect((await post({ ...paid(), providerOrderId: '1' })).status).toBe(200)
    })

    it('is not about a payment, and is put aside', async () => {
      expect((await post(null)).status).toBe(200)
    })

    it('is forged, and gets no explanation', async () => {
      const response = await post(paid(), 'forged')
      expect([response.status, await response.text()]).toEqual([401, ''])
      expect(await statusOf()).toBe('awaiting_payment')
      expect(shop.log.text()).toContain('payment webhook rejected')
    })

    it('is far too long, and is not read', async () => {
      expect((await post('x'.repeat(300_000))).status).toBe(413)
    })
  })

  describe('sends the shopper back', () => {
    const comeBack = (
      report: PaymentReport | null,
      { hmac = 'genuine', uid = order.userId, orderKey = 'order' } = {},
    ) =>
      receiveReturn(
        shop,
        new URLSearchParams({
          id: report?.transactionId ?? '1',
          [orderKey]: report?.providerOrderId ?? '1',
          hmac,
        }),
        uid,
      )

    it('to their order, which is confirmed', async () => {
      expect(await comeBack(shop.payments.pay(order.checkoutUrl))).toBe(`/o/${order.orderId}`)
      expect(await statusOf()).toBe('confirmed')
    })

    it('to their order, which can be paid again', async () => {
      expect(await comeBack(shop.payments.decline(order.checkoutUrl))).toBe(`/o/${order.orderId}`)
      expect(await statusOf()).toBe('awaiting_payment')
    })

    it('before the payment has ended, and is asked once more', async () => {
      const report = shop.payments.pend(order.checkoutUrl)
      const back = { ...report }
      shop.payments.readReturn = async () => ({ ok: true, report: back })
      shop.payments.finish(report.transactionId, 'paid')
      await comeBack(back)
      expect(await statusOf()).toBe('confirmed')
    })

    it('before the payment has ended, and may be out of order then', async () => {
      shop.payments.availability = 'down'
      const report = shop.payments.pend(order.checkoutUrl)
      expect(await comeBack(report)).toBe(`/o/${order.orderId}`)
    })

    it('with an address that somebody changed: to their own order, unconfirmed', async () => {
      const report = shop.payments.pay(order.checkoutUrl)
      expect(await comeBack(report, { hmac: 'forged' })).toBe(`/o/${order.orderId}`)
      expect(await statusOf()).toBe('awaiting_payment')
    })

    it('with the order under the name that the provider’s manual gives it', async () => {
      const report = shop.payments.pay(order.checkoutUrl)
      const back = { hmac: 'forged', orderKey: 'order_id' }
      expect(await comeBack(report, back)).toBe(`/o/${order.orderId}`)
      expect(await comeBack(report, { ...back, uid: newDocumentId() })).toBe('/')
    })

    it('and shows nobody the order of another by a number that can be guessed', async () => {
      const report = shop.payments.pay(order.checkoutUrl)
      const uid = newDocumentId()
      expect(await comeBack(report, { hmac: 'forged', uid })).toBe('/')
      expect(await comeBack(null, { hmac: 'forged' })).toBe('/')
    })

    it('and cannot be asked for its signing secret: the order says how things stand', async () => {
      const report = shop.payments.pay(order.checkoutUrl)
      shop.payments.readReturn = async () => {
        throw new PaymentProviderUnavailable('down')
      }
      expect(await comeBack(report)).toBe(`/o/${order.orderId}`)
    })
  })

  describe('never sends a webhook, and', () => {
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

    it('is asked about what is paid only twice a day, and no more once the flowers are there', async () => {
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

    it('of money that went back at its dashboard, and is asked about it within half a day', async () => {
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

    it('is asked even when it was out of order for most of a day', async () => {
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

    it('and never answers for a day: then a person has to look', async () => {
      const [payment] = await paymentsOf(shop, order)
      shop.payments.availability = 'down'
      shop.clock.now += minutes(24 * 60) + 1
      const ask = reconcilePayment(shop, { paymentId: payment?.id ?? '' })
      await expect(ask).rejects.toThrow(PaymentProviderUnavailable)
    })

    it('is asked again later when it is out of order', async () => {
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
