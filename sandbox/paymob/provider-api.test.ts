import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { hmacSecret, merchantOf, openTestSandbox } from '../testing/test-sandbox.ts'

const shopOrigin = 'http://127.0.0.1:1'
let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await openTestSandbox()
})

afterEach(() => sandbox.close())

describe('the account', () => {
  it('returns its HMAC secret only to the holder of the API key', async () => {
    const merchant = merchantOf(sandbox)
    const path = '/api/auth/hmac_secret/get_hmac'
    expect(await merchant.call('GET', path, undefined, await merchant.bearer())).toEqual({
      status: 200,
      body: { hmac_secret: hmacSecret },
    })
    expect(await merchant.call('GET', path, undefined, 'Bearer a.b.c')).toMatchObject({
      status: 401,
    })
    expect(await merchant.call('POST', '/api/auth/tokens', { api_key: 'wrong' })).toEqual({
      status: 403,
      body: { detail: 'incorrect credentials' },
    })
  })

  it('lists its integrations', async () => {
    const merchant = merchantOf(sandbox)
    const path = '/api/ecommerce/integrations?is_plugin=true&is_next=yes&page_size=500'
    const { body } = await merchant.call('GET', path, undefined, await merchant.bearer())
    expect(body).toMatchObject({
      results: [
        { id: 4_000_001, gateway_type: 'MIGS', currency: 'EGP', is_live: false },
        { id: 4_000_002, gateway_type: 'UIG', currency: 'EGP', is_live: false },
      ],
    })
  })
})

describe('an intention over the wire', () => {
  it('has the documented shape', async () => {
    const intention = await merchantOf(sandbox).intend(shopOrigin)
    expect(intention).toMatchObject({
      id: expect.stringMatching(/^pi_test_[0-9a-f]{32}$/),
      client_secret: expect.stringMatching(/^egy_csk_test_[0-9a-f]{32}$/),
      status: 'intended',
      confirmed: false,
      intention_detail: { amount: 125_000, billing_data: { shipping_method: '', city: '' } },
      payment_keys: [
        { integration: 4_000_001, order_id: intention.intention_order_id },
        { integration: 4_000_002, order_id: intention.intention_order_id },
      ],
    })
    expect(intention).not.toHaveProperty('amount')
  })

  it.each([
    ['', 'Authentication credentials were not provided.'],
    ['Token wrong', 'Invalid secret key.'],
  ])('requires the secret key, not %j', async (authorization, detail) => {
    const answer = await merchantOf(sandbox).call('POST', '/v1/intention/', {}, authorization)
    expect(answer).toEqual({ status: 401, body: { detail } })
  })

  it('rejects a body that is not JSON', async () => {
    const response = await fetch(`${sandbox.origin}/v1/intention/`, {
      method: 'POST',
      headers: { authorization: 'Token egy_sk_test_sandbox' },
      body: '{"amount":',
    })
    expect([response.status, await response.json()]).toEqual([400, { detail: 'JSON parse error' }])
  })

  it('can be changed until it is paid', async () => {
    const merchant = merchantOf(sandbox)
    const intention = await merchant.intend(shopOrigin)
    const path = `/v1/intention/${intention.client_secret}`
    const change = { accept_order_id: intention.intention_order_id, amount: 90_000, items: [] }
    expect(await merchant.call('PUT', path, change)).toMatchObject({
      status: 200,
      body: { intention_detail: { amount: 90_000 } },
    })
    expect(await merchant.call('PUT', path, { amount: 1 })).toMatchObject({ status: 400 })
    await merchant.pay(intention.intention_order_id, { webhook: 'lost' })
    expect(await merchant.call('PUT', path, change)).toMatchObject({ status: 400 })
  })

  it('is readable with the public key before and after the payment', async () => {
    const merchant = merchantOf(sandbox)
    const { client_secret: secret, intention_order_id: id } = await merchant.intend(shopOrigin)
    const path = `/v1/intention/element/egy_pk_test_sandbox/${secret}/`
    expect((await merchant.call('GET', path)).body).toMatchObject({
      paid: false,
      redirection_url: `${shopOrigin}/return`,
    })
    await merchant.pay(id, { webhook: 'lost' })
    expect((await merchant.call('GET', path)).body).toMatchObject({
      paid: true,
      confirmed: true,
      redirection_url: expect.stringContaining('success=true'),
    })
  })

  it('cannot be paid after it expired', async () => {
    const merchant = merchantOf(sandbox)
    const { intention_order_id: orderId } = await merchant.intend(shopOrigin, { expiration: 1 })
    await expect
      .poll(async () => (await merchant.call('POST', '/_sandbox/paymob/pay', { orderId })).body, {
        timeout: 3000,
      })
      .toEqual({ error: expect.stringMatching(/expired|paid/) })
  })
})

describe('an inquiry', () => {
  const path = '/api/ecommerce/orders/transaction_inquiry'

  it('finds nothing before the first attempt', async () => {
    const merchant = merchantOf(sandbox)
    const intention = await merchant.intend(shopOrigin)
    const by = { order_id: String(intention.intention_order_id) }
    const answer = await merchant.call('POST', path, by, await merchant.bearer())
    expect(answer).toEqual({ status: 404, body: { detail: 'Not found.' } })
  })

  it('requires an order or a reference', async () => {
    const merchant = merchantOf(sandbox)
    expect(await merchant.call('POST', path, {}, await merchant.bearer())).toMatchObject({
      status: 400,
    })
    expect(await merchant.call('POST', path, { order_id: 1 }, '')).toMatchObject({ status: 401 })
  })
})

describe('an outage', () => {
  const outage = (mode: string, more = {}) =>
    merchantOf(sandbox).call('PUT', '/_sandbox/paymob/outage', { mode, ...more })

  it('responds with 500', async () => {
    await outage('error')
    expect(await merchantOf(sandbox).call('POST', '/v1/intention/', {})).toMatchObject({
      status: 500,
    })
    await outage('none')
    expect(await merchantOf(sandbox).call('POST', '/v1/intention/', {})).toMatchObject({
      status: 400,
    })
  })

  it('closes the connection', async () => {
    await outage('refuse')
    await expect(merchantOf(sandbox).call('POST', '/v1/intention/', {})).rejects.toThrow()
  })

  it('responds slowly, only on the configured path', async () => {
    await outage('slow', { delayMs: 120, path: '/api/acceptance/' })
    const began = performance.now()
    expect((await merchantOf(sandbox).refund(1, 1)).status).toBe(404)
    expect(performance.now() - began).toBeGreaterThan(110)
    expect((await merchantOf(sandbox).call('POST', '/v1/intention/', {})).status).toBe(400)
  })

  it('hangs until the client times out', async () => {
    await outage('hang')
    const signal = AbortSignal.timeout(100)
    const call = fetch(`${sandbox.origin}/v1/intention/`, { method: 'POST', signal })
    await expect(call).rejects.toThrow(/timeout/)
  })

  it('reports the number of held calls', async () => {
    const holding = async () =>
      (await merchantOf(sandbox).call('GET', '/_sandbox/paymob/outage')).body
    await outage('hang', { path: '/v1/' })
    const callers = [new AbortController(), new AbortController()] as const
    const gone = callers.map(({ signal }) =>
      expect(
        fetch(`${sandbox.origin}/v1/intention/`, { method: 'POST', signal }),
      ).rejects.toThrow(),
    )
    await expect.poll(holding).toMatchObject({ mode: 'hang', path: '/v1/', holding: 2 })
    callers[0].abort()
    await expect.poll(holding).toMatchObject({ holding: 1 })
    callers[1].abort()
    await expect.poll(holding).toMatchObject({ holding: 0 })
    await Promise.all(gone)
  })

  it('loses the response of a refund that was made', async () => {
    const merchant = merchantOf(sandbox)
    const intention = await merchant.intend(shopOrigin)
    const { transaction } = await merchant.pay(intention.intention_order_id, { webhook: 'lost' })
    await outage('lost-answer', { path: '/api/acceptance/void_refund' })
    await expect(merchant.refund(transaction.id, 1000)).rejects.toThrow()
    expect(await merchant.transaction(transaction.id)).toMatchObject({
      refunded_amount_cents: 1000,
    })
  })
})

describe('after a restart', () => {
  it('keeps payments of yesterday refundable and settles a pending one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const data = { SANDBOX_DATA: join(folder, 'sandbox.sqlite') }
    const before = await openTestSandbox(data)
    const paid = await merchantOf(before).intend(shopOrigin)
    const waiting = await merchantOf(before).intend(shopOrigin)
    const first = await merchantOf(before).pay(paid.intention_order_id)
    const second = await merchantOf(before).pay(waiting.intention_order_id, {
      method: 'wallet',
      outcome: 'pending-success',
      settleMs: 300,
    })
    const token = await merchantOf(before).bearer()
    await before.close()

    const after = await openTestSandbox(data)
    const merchant = merchantOf(after)
    expect((await merchant.refund(first.transaction.id, 500)).status).toBe(201)
    await expect
      .poll(async () => (await merchant.transaction(second.transaction.id)).success)
      .toBe(true)
    const by = { order_id: paid.intention_order_id }
    const path = '/api/ecommerce/orders/transaction_inquiry'
    expect(await merchant.call('POST', path, by, token)).toMatchObject({
      status: 200,
      body: { is_refund: true },
    })
    await after.close()
    await rm(folder, { recursive: true })
  })
})
