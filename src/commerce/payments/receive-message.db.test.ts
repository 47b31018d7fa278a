import { beforeEach, expect, it } from 'vitest'
import { orderOf, paymentsOf } from '../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { type PayableOrder, placeCardOrder } from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { completePayment } from './complete-payment.server.ts'
import type { InquiryHint } from './payment-provider.ts'
import { receiveReturn } from './receive-return.server.ts'
import { receiveWebhook } from './receive-webhook.server.ts'

describeUseCase('a message that needs an inquiry', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
  })

  const post = (body: unknown) => {
    const address = 'https://flowers.example/api/payments/webhook?hmac=genuine'
    return receiveWebhook(
      shop,
      new Request(address, { method: 'POST', body: JSON.stringify(body) }),
    )
  }
  const hint = (change: Partial<InquiryHint>) => ({
    hint: {
      isVerified: true,
      transactionId: null,
      providerOrderId: null,
      reference: null,
      ...change,
    },
  })
  const statusOf = async () => (await orderOf(shop, order)).status
  const payAndRecord = async () => {
    const report = shop.payments.pay(order.checkoutUrl)
    await completePayment(shop, report, 'webhook')
    return report
  }

  it('triggers one for the payment of a refund', async () => {
    const { transactionId } = await payAndRecord()
    shop.payments.refundAtDashboard(transactionId, 75)
    expect((await post(hint({ transactionId }))).status).toBe(200)
    expect(await orderOf(shop, order)).toMatchObject({ refunded: 75 })
  })

  it('triggers one for a void, without a mismatch warning', async () => {
    const { transactionId, providerOrderId } = await payAndRecord()
    shop.payments.voidAtDashboard(transactionId)
    await post(hint({ transactionId: '1', providerOrderId }))
    expect(await orderOf(shop, order)).toMatchObject({ refunded: 575, paymentStatus: 'refunded' })
    expect(shop.log.text()).not.toContain('contradicted')
  })

  it('schedules one when the provider is unavailable', async () => {
    const { transactionId } = await payAndRecord()
    shop.payments.refundAtDashboard(transactionId, 75)
    shop.payments.availability = 'down'
    expect((await post(hint({ transactionId }))).status).toBe(200)
    shop.clock.now += 10_000
    await runAllJobs(shop)
    shop.payments.availability = 'up'
    shop.clock.now += minutes(2)
    await runAllJobs(shop)
    expect(await orderOf(shop, order)).toMatchObject({ refunded: 75 })
  })

  it('confirms the order by one inquiry when repeated without a source', async () => {
    const { providerOrderId } = shop.payments.pay(order.checkoutUrl)
    const asked = shop.payments.inquiries
    for (let time = 0; time < 20; time++) {
      await post(hint({ isVerified: false, providerOrderId }))
    }
    expect(await statusOf()).toBe('awaiting_payment')
    shop.clock.now += 10_000
    await runAllJobs(shop)
    expect(await statusOf()).toBe('confirmed')
    expect(shop.payments.inquiries).toBe(asked + 1)
  })

  it('changes nothing for an unknown payment', async () => {
    expect((await post(hint({ providerOrderId: '1', reference: 'x' }))).status).toBe(200)
    expect(shop.payments.inquiries).toBe(0)
  })

  it('redirects the customer to the order', async () => {
    const { transactionId } = await payAndRecord()
    shop.payments.readReturn = async () => ({ ok: true, report: null, ...hint({ transactionId }) })
    expect(await receiveReturn(shop, new URLSearchParams(), async () => null)).toBe(
      `/o/${order.orderId}`,
    )
    const unverified = hint({ transactionId, isVerified: false })
    shop.payments.readReturn = async () => ({ ok: true, report: null, ...unverified })
    expect(await receiveReturn(shop, new URLSearchParams(), async () => null)).toBe('/')
  })
})

describeUseCase('a payment without a provider order id', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    shop.payments.namesOrders = false
    order = await placeCardOrder(shop)
  })

  const post = (body: unknown) => {
    const address = 'https://flowers.example/api/payments/webhook?hmac=genuine'
    return receiveWebhook(
      shop,
      new Request(address, { method: 'POST', body: JSON.stringify(body) }),
    )
  }
  const statusOf = async () => (await orderOf(shop, order)).status

  it('is found by its reference and confirmed by an inquiry', async () => {
    const report = shop.payments.pay(order.checkoutUrl)
    await post(report)
    expect(await statusOf()).toBe('confirmed')
    const [payment] = await paymentsOf(shop, order)
    expect(payment).toMatchObject({ status: 'paid', providerOrderId: report.providerOrderId })
  })

  it('is not confirmed by a message that names its reference when the provider knows none', async () => {
    const other = await placeCardOrder(shop)
    const { reference = '' } = (await paymentsOf(shop, order))[0] ?? {}
    await post({ ...shop.payments.pay(other.checkoutUrl), reference })
    expect(await statusOf()).toBe('awaiting_payment')
  })

  it('ignores a message with a different amount', async () => {
    await post({ ...shop.payments.pay(order.checkoutUrl), amount: 1 })
    expect(shop.payments.inquiries).toBe(0)
  })

  it('is looked up by its reference without a webhook', async () => {
    shop.payments.pay(order.checkoutUrl)
    shop.clock.now += minutes(2)
    await runAllJobs(shop)
    expect(await statusOf()).toBe('confirmed')
  })

  it('stays payable and is watched for a day', async () => {
    shop.clock.now += minutes(2)
    await runAllJobs(shop)
    expect(await shop.db.selectFrom('jobs').select('kind').execute()).toContainEqual({
      kind: 'reconcile-payment',
    })
  })
})
