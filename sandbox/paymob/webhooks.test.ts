import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { setUpSandbox } from '../testing/set-up-sandbox.ts'
import { hmacSecret, merchantOf } from '../testing/test-sandbox.ts'
import { expectedHmac, type ReceivedWebhook } from '../testing/test-shop.ts'

const fixture = setUpSandbox()

async function pay(options: Record<string, unknown>) {
  const merchant = merchantOf(fixture.sandbox)
  const { intention_order_id: orderId } = await merchant.intend(fixture.shop.origin)
  const { transaction } = await merchant.pay(orderId, options)
  return { merchant, orderId, id: transaction.id }
}

const fits = ({ obj, hmac }: ReceivedWebhook) => expectedHmac(obj, hmacSecret) === hmac

describe('the webhook of a payment', () => {
  it('is answered before the browser returns, if configured', async () => {
    await pay({ webhook: 'before-return' })
    expect(fixture.shop.received).toHaveLength(1)
  })

  it('arrives late', async () => {
    const before = Date.now()
    await pay({ webhook: 'late', webhookDelayMs: 150 })
    expect(fixture.shop.received).toHaveLength(0)
    const [webhook] = await fixture.shop.waitFor(1)
    expect((webhook?.at ?? 0) - before).toBeGreaterThanOrEqual(145)
  })

  it('arrives after the return', async () => {
    await pay({ webhook: 'after-return', webhookDelayMs: 100 })
    expect(fixture.shop.received).toHaveLength(0)
    await fixture.shop.waitFor(1)
  })

  it('is lost, and can be resent by hand', async () => {
    const { merchant, id } = await pay({ webhook: 'lost' })
    const list = await merchant.call('GET', `/_sandbox/paymob/webhooks?transactionId=${id}`)
    expect(list.body).toMatchObject([{ state: 'lost', status: null }])
    expect(fixture.shop.received).toHaveLength(0)
    const sent = await merchant.call('POST', `/_sandbox/paymob/webhooks/${id}`)
    expect(sent.body).toMatchObject([{ state: 'answered', status: 200, answer: 'ok' }])
    expect(fixture.shop.received.every(fits)).toBe(true)
  })

  it('arrives twice, unchanged', async () => {
    await pay({ webhook: 'doubled' })
    const [first, second] = await fixture.shop.waitFor(2)
    expect(second?.obj).toEqual(first?.obj)
    expect(second?.hmac).toBe(first?.hmac)
  })

  it('arrives twenty times concurrently', async () => {
    await pay({ webhook: 'twenty' })
    expect((await fixture.shop.waitFor(20)).every(fits)).toBe(true)
  })

  it('is forged: its signature has the right format and the wrong value', async () => {
    await pay({ webhook: 'forged' })
    const [webhook] = await fixture.shop.waitFor(1)
    expect(webhook?.hmac).toMatch(/^[0-9a-f]{128}$/)
    expect(fixture.shop.received.some(fits)).toBe(false)
  })

  it('is altered after signing', async () => {
    await pay({ webhook: 'altered' })
    const [webhook] = await fixture.shop.waitFor(1)
    expect(webhook?.obj.amount_cents).toBe(125_100)
    expect(fixture.shop.received.some(fits)).toBe(false)
  })

  it('is recorded as failed when the shop is unreachable', async () => {
    const merchant = merchantOf(fixture.sandbox)
    const intention = await merchant.intend('http://127.0.0.1:1')
    const { transaction } = await merchant.pay(intention.intention_order_id, {
      webhook: 'before-return',
    })
    const path = `/_sandbox/paymob/webhooks?transactionId=${transaction.id}`
    expect((await merchant.call('GET', path)).body).toMatchObject([{ state: 'unreachable' }])
  })

  it('is sent to the URL of the integration when the intention names none', async () => {
    const merchant = merchantOf(fixture.sandbox)
    await merchant.call(
      'PUT',
      '/api/ecommerce/integrations/4000001',
      { transaction_processed_callback: `${fixture.shop.origin}/from-integration` },
      await merchant.bearer(),
    )
    const intention = await merchant.intend(fixture.shop.origin, { notification_url: undefined })
    await merchant.pay(intention.intention_order_id, { webhook: 'before-return' })
    expect(fixture.shop.received).toHaveLength(1)
  })
})

describe('a webhook resent by hand', () => {
  it('carries any value, with the old signature or a new one', async () => {
    const { merchant, id } = await pay({ webhook: 'lost' })
    const path = `/_sandbox/paymob/webhooks/${id}`
    const fields = { 'obj.amount_cents': 100, 'obj.order.merchant_order_id': 'OTHER' }
    await merchant.call('POST', path, { fields })
    await merchant.call('POST', path, { fields, resign: true, copies: 2, atOnce: false })
    expect(fixture.shop.received.map(fits)).toEqual([false, true, true])
    expect(fixture.shop.received[1]?.obj).toMatchObject({
      amount_cents: 100,
      order: { merchant_order_id: 'OTHER' },
    })
  })

  it.each([{ copies: 0 }, { nonsense: true }, 'text'])('rejects %j', async (body) => {
    const { merchant, id } = await pay({ webhook: 'lost' })
    const answer = await merchant.call('POST', `/_sandbox/paymob/webhooks/${id}`, body)
    expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) } })
  })
})

describe('a scenario', () => {
  it('of one order precedes the default', async () => {
    const merchant = merchantOf(fixture.sandbox)
    const put = (scenario: object) => merchant.call('PUT', '/_sandbox/paymob/scenario', scenario)
    await put({ outcome: 'declined', webhook: 'lost' })
    await put({ match: { merchantOrderId: 'ORD-2' }, outcome: 'approve' })
    const first = await merchant.intend(fixture.shop.origin, { special_reference: 'ORD-1' })
    const second = await merchant.intend(fixture.shop.origin, { special_reference: 'ORD-2' })
    const one = await merchant.pay(first.intention_order_id)
    const two = await merchant.pay(second.intention_order_id)
    expect([one.transaction.success, two.transaction.success]).toEqual([false, true])
    expect(fixture.shop.received).toEqual([])
    await merchant.call('POST', '/_sandbox/reset')
    const third = await merchant.intend(fixture.shop.origin, { special_reference: 'ORD-3' })
    expect((await merchant.pay(third.intention_order_id)).transaction.success).toBe(true)
  })

  it('is preselected on the payment page', async () => {
    const merchant = merchantOf(fixture.sandbox)
    const { client_secret: clientSecret } = await merchant.intend(fixture.shop.origin)
    const scenario = { outcome: 'blocked', webhook: 'twenty' }
    await merchant.call('PUT', '/_sandbox/paymob/scenario', scenario)
    const query = new URLSearchParams({ publicKey: 'egy_pk_test_sandbox', clientSecret })
    const page = await (await fetch(`${fixture.sandbox.origin}/unifiedcheckout/?${query}`)).text()
    const chosen = [...page.matchAll(/value="([\w-]+)" selected/g)].map(([, value]) => value)
    expect(z.array(z.string()).parse(chosen)).toEqual(['blocked', 'twenty'])
  })
})
