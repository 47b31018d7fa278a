import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { setUpSandbox } from '../testing/set-up-sandbox.ts'
import { hmacSecret, merchantOf, openTestSandbox } from '../testing/test-sandbox.ts'
import { expectedHmac, expectedReturnHmac } from '../testing/test-shop.ts'

const fixture = setUpSandbox()

async function payByWallet(options: Record<string, unknown>) {
  const merchant = merchantOf(fixture.sandbox)
  const { intention_order_id: orderId } = await merchant.intend(fixture.shop.origin)
  const paid = await merchant.pay(orderId, { method: 'wallet', ...options })
  return { merchant, orderId, ...paid }
}

describe('a wallet payment', () => {
  it('succeeds at once, signed with the whole mobile number', async () => {
    await payByWallet({})
    const [webhook] = await fixture.shop.waitFor(1)
    expect(webhook?.obj).toMatchObject({
      success: true,
      is_3d_secure: false,
      integration_id: 4_000_002,
      source_data: { pan: '01010101010', type: 'wallet', sub_type: 'wallet' },
      order: { paid_amount_cents: 0 },
      data: { klass: 'WalletPayment', txn_response_code: '200' },
    })
    expect(webhook?.hmac).toBe(expectedHmac(webhook?.obj ?? {}, hmacSecret))
  })

  it('is pending when the browser returns and succeeds later', async () => {
    const { transaction, returnUrl } = await payByWallet({ outcome: 'pending-success' })
    expect(transaction).toMatchObject({ pending: true, success: false })
    const query = new URL(returnUrl).searchParams
    expect(query.get('pending')).toBe('true')
    expect(query.get('hmac')).toBe(expectedReturnHmac(query, hmacSecret))
    const [first, second] = await fixture.shop.waitFor(2)
    expect(first?.obj).toMatchObject({ id: transaction.id, pending: true, success: false })
    expect(second?.obj).toMatchObject({ id: transaction.id, pending: false, success: true })
    expect(second?.hmac).toBe(expectedHmac(second?.obj ?? {}, hmacSecret))
  })

  it('is pending and fails later', async () => {
    await payByWallet({ outcome: 'pending-failed' })
    const [, second] = await fixture.shop.waitFor(2)
    expect(second?.obj).toMatchObject({ pending: false, success: false })
  })

  it('stays pending until settled by hand', async () => {
    const { merchant, orderId, transaction } = await payByWallet({ outcome: 'pending-forever' })
    expect(await merchant.inquire({ order_id: String(orderId) })).toMatchObject({ pending: true })
    const path = `/_sandbox/paymob/settle/${transaction.id}`
    expect(await merchant.call('POST', path, { result: 'success' })).toMatchObject({ status: 200 })
    expect(await merchant.call('POST', path, { result: 'failed' })).toMatchObject({ status: 409 })
    expect(await merchant.transaction(transaction.id)).toMatchObject({ success: true })
  })

  it('is found by inquiry when both webhooks are lost', async () => {
    const options = { outcome: 'pending-success', webhook: 'lost', settleMs: 10 }
    const { merchant, transaction } = await payByWallet(options)
    await expect.poll(async () => (await merchant.transaction(transaction.id)).success).toBe(true)
    expect(fixture.shop.received).toEqual([])
  })

  it('can be refunded', async () => {
    const { merchant, transaction } = await payByWallet({})
    expect(await merchant.refund(transaction.id, 125_000)).toMatchObject({ status: 201 })
  })

  it('is approved with MPIN and password on the page', async () => {
    const merchant = merchantOf(fixture.sandbox)
    const intention = await merchant.intend(fixture.shop.origin, { payment_methods: [4_000_002] })
    const started = await merchant.call('POST', '/api/acceptance/payments/pay', {
      source: { identifier: '01010101010', subtype: 'WALLET' },
      payment_token: intention.payment_keys[0]?.key,
    })
    const { redirect_url: approval } = z.object({ redirect_url: z.string() }).parse(started.body)
    expect(approval).toContain('/api/acceptance/wallet_other_test/wallet_template?token=')
    const approve = (form: Record<string, string>) =>
      fetch(approval, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
    expect((await approve({ mpin: '1', otp: '123456' })).status).toBe(200)
    expect((await approve({ mpin: '123456', otp: '123456' })).status).toBe(303)
    const [webhook] = await fixture.shop.waitFor(1)
    expect(webhook?.obj).toMatchObject({ success: true })
  })

  it('is not offered by an account without wallets', async () => {
    const cardsOnly = await openTestSandbox({ PAYMENT_WALLET_METHOD_ID: '' })
    const answer = await merchantOf(cardsOnly).call('POST', '/v1/intention/', {
      amount: 100,
      currency: 'EGP',
      payment_methods: [4_000_002],
      billing_data: { first_name: 'M', last_name: 'A', email: 'm@a.example', phone_number: '1' },
    })
    expect(answer.status).toBe(404)
    await cardsOnly.close()
  })
})
