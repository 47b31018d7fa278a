import { beforeEach, expect, it } from 'vitest'
import { orderOf, paymentsOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, openCheckout, type TestOrder } from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { listUnpaidOrders } from '../orders/customer/list-unpaid-orders.server.ts'
import { readOrderView } from '../orders/read-order-view.server.ts'
import { completePayment } from './complete-payment.server.ts'
import { reconcilePayment } from './reconcile-payment.server.ts'
import { startPayment } from './start-payment.server.ts'

describeOnEachDatabase('a wallet payment that the provider has not decided', (open) => {
  let shop: TestShop
  let order: TestOrder
  let url: string
  let transactionId: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createOrder(shop, { paymentMethod: 'wallet' })
    url = await openCheckout(shop, order, 'wallet')
    const pending = shop.payments.pend(url)
    ;({ transactionId } = pending)
    await hear(pending)
  })

  const hear = (report: Parameters<typeof completePayment>[1]) =>
    completePayment(shop, report, 'webhook')
  const start = (method: 'card' | 'wallet' = 'wallet') => startPayment(shop, { ...order, method })
  const undecided = { ok: false, refusal: 'payment-undecided' }
  async function isShownUndecided() {
    const visitor = { userId: order.userId, isStaff: false }
    const view = await readOrderView(shop, order.orderId, visitor)
    return view?.isWhole ? view.isPaymentUndecided : null
  }
  async function next() {
    const [first] = await listUnpaidOrders(shop, order.userId)
    return first?.next
  }

  it('allows no other payment, by wallet or card, also for concurrent clicks', async () => {
    expect(await Promise.all([start(), start('card'), start()])).toEqual([
      undecided,
      undecided,
      undecided,
    ])
    expect(shop.payments.opened).toHaveLength(1)
  })

  it('is shown as undecided', async () => {
    expect(await isShownUndecided()).toBe(true)
    expect(await next()).toBe('wait')
  })

  it('can be paid again after it was declined, even if the webhook was lost', async () => {
    shop.payments.finish(transactionId, 'failed')
    const again = await start()
    expect(again).toMatchObject({ ok: true })
    expect(again).not.toMatchObject({ checkoutUrl: url })
    expect(await isShownUndecided()).toBe(false)
    expect(await next()).toBe('pay')
  })

  it('confirms the order when the customer clicks again after it succeeded', async () => {
    shop.payments.finish(transactionId, 'paid')
    expect(await start('card')).toEqual({ ok: false, refusal: 'order-not-payable' })
    expect(await orderOf(shop, order)).toMatchObject({ status: 'confirmed', captured: 575 })
  })

  it('is looked up at the provider every few seconds until it is decided', async () => {
    const before = shop.payments.inquiries
    for (let time = 0; time < 4; time++) {
      shop.clock.now += 15_000
      await runAllJobs(shop)
    }
    expect(shop.payments.inquiries - before).toBeGreaterThanOrEqual(3)
    shop.payments.finish(transactionId, 'paid')
    shop.clock.now += minutes(1)
    await runAllJobs(shop)
    expect((await orderOf(shop, order)).status).toBe('confirmed')
  })

  it('is not looked up again once it is decided', async () => {
    await hear(shop.payments.finish(transactionId, 'failed'))
    const [payment] = await paymentsOf(shop, order)
    const once = { paymentId: payment?.id ?? '', once: true }
    expect(await reconcilePayment(shop, once)).toEqual({ done: true })
  })

  it('stays refused while the provider is down', async () => {
    shop.payments.availability = 'down'
    expect(await start()).toEqual(undecided)
  })

  it('is decided although the events arrive in the wrong order', async () => {
    const other = await createOrder(shop, { paymentMethod: 'wallet' })
    const late = shop.payments.pend(await openCheckout(shop, other, 'wallet'))
    await hear(shop.payments.finish(late.transactionId, 'failed'))
    await hear(late)
    expect(await startPayment(shop, { ...other, method: 'wallet' })).toMatchObject({ ok: true })
  })

  it('refuses another payment that began before its report came', async () => {
    const other = await createOrder(shop, { paymentMethod: 'wallet' })
    const report = shop.payments.pend(await openCheckout(shop, other, 'wallet'))
    shop.clock.now += minutes(1)
    const pause = shop.payments.pauseAt('inquire')
    const click = startPayment(shop, { ...other, method: 'card' })
    await pause.reached
    await hear(report)
    pause.resume()
    expect(await click).toEqual(undecided)
  })

  it('is not one that waits for the code of a card: its page stays open', async () => {
    const other = await createOrder(shop)
    const page = await openCheckout(shop, other)
    await hear(shop.payments.pend(page))
    expect(await startPayment(shop, { ...other, method: 'card' })).toEqual({
      ok: true,
      checkoutUrl: page,
    })
  })

  it('gets no reminder', async () => {
    shop.clock.now = noon + minutes(10)
    await runAllJobs(shop)
    const subjects = shop.mailer.sent.map(({ email }) => email.heading)
    expect(subjects).not.toContain('Your flowers are still reserved')
  })
})
