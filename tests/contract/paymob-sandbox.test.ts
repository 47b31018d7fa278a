import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentAttempt, PaymentRequest } from '#commerce/payments/payment-provider.ts'
import type { PaymobSettings } from '#integrations/paymob/paymob-provider.server.ts'
import { createPaymobProvider } from '#integrations/paymob/paymob-provider.server.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { hmacSecret, merchantOf, openTestSandbox } from '../../sandbox/testing/test-sandbox.ts'
import { openTestShop, type TestShop } from '../../sandbox/testing/test-shop.ts'
import { createRecordingLog } from '../support/recording-log.ts'

/** The adapter against the sandbox, in every dialect that the provider is known or suspected to use. */

let sandbox: Sandbox
let receiver: TestShop

beforeEach(async () => {
  sandbox = await openTestSandbox()
  receiver = await openTestShop()
})
afterEach(async () => {
  await sandbox.close()
  await receiver.close()
})

const request: PaymentRequest = {
  reference: 'ORD-1001-1',
  method: 'card',
  amount: 1250,
  lines: [{ name: 'Red roses', total: 1250 }],
  payer: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
  lifetimeSeconds: 1800,
}

function shopAt(change: Partial<PaymobSettings> = {}) {
  const log = createRecordingLog()
  const settings: PaymobSettings = {
    PAYMENT_API_KEY: 'sandbox-api-key',
    PAYMENT_SECRET_KEY: 'egy_sk_test_sandbox',
    PAYMENT_CARD_METHOD_ID: 4_000_001,
    PAYMENT_WALLET_METHOD_ID: 4_000_002,
    PAYMENT_API_URL: sandbox.origin,
    PAYMENT_CHECKOUT_URL: `${sandbox.origin}/unifiedcheckout/`,
    PAYMENT_HMAC_SECRET: hmacSecret,
    PAYMENT_FEE_PERCENT: 0,
    PAYMENT_FEE_FIXED: 0,
    VITE_PAYMENT_PUBLIC_KEY: 'egy_pk_test_sandbox',
    VITE_APP_URL: receiver.origin,
    ...change,
  }
  return { provider: createPaymobProvider(settings, log), log }
}

const control = (method: string, path: string, body?: unknown) =>
  merchantOf(sandbox).call(method, `/_sandbox${path}`, body)
const speak = (dialect: object) => control('PUT', '/paymob/dialect', dialect)
const pay = (change: object = {}) =>
  control('POST', '/paymob/pay', {
    merchantOrderId: request.reference,
    webhook: 'before-return',
    ...change,
  })

async function openPayment({ provider } = shopAt()): Promise<PaymentAttempt> {
  const opened = await provider.open(request)
  return { ...opened, reference: request.reference, transactionId: null }
}

async function paidPayment({ provider } = shopAt()) {
  const attempt = await openPayment()
  await pay()
  const report = await provider.inquire(attempt)
  return { ...attempt, transactionId: report?.transactionId ?? '' }
}

/** The latest callback, as the adapter reads it. */
async function read(count: number, { provider } = shopAt()) {
  const received = await receiver.waitFor(count)
  const { type, obj, hmac } = received.at(-1) ?? { type: '', obj: {}, hmac: '' }
  return provider.readWebhook({
    query: new URLSearchParams({ hmac }),
    body: JSON.stringify({ type, obj }),
  })
}

describe('a partial refund', () => {
  it.each(['any', 'whole', 'never'])('is reported by an inquiry: flag %s', async (refundedFlag) => {
    const payment = await paidPayment()
    await speak({ refundedFlag })
    const { provider } = shopAt()
    const { transactionId } = payment
    const sent = await provider.refund({ transactionId, amount: 100, rest: null })
    expect(await provider.inquire(payment)).toMatchObject({
      outcome: 'refunded',
      refundedAmount: 100,
      rest: 115_000,
    })
    const last = await provider.lastReversal(payment)
    expect(last).toMatchObject({ transactionId: sent.transactionId, kind: 'refund', amount: 100 })
    expect(last?.madeAt.some((at) => Math.abs(at - Date.now()) < 60_000)).toBe(true)
    expect(await provider.reversalState(sent.transactionId)).toBe('done')
  })

  it.each(['parent', 'child'])('triggers an inquiry by its callback: %s', async (told) => {
    const shop = shopAt()
    const payment = await paidPayment(shop)
    await speak({ reversalCallback: told })
    await control('POST', `/paymob/reverse/${payment.transactionId}`, { amount: 10_000 })
    const hint = { isVerified: true, transactionId: payment.transactionId }
    expect(await read(2, shop)).toMatchObject({ ok: true, report: null, hint })
  })

  it("is refused with the provider's reason", async () => {
    const { transactionId } = await paidPayment()
    await control('PUT', '/paymob/scenario', { refundOutcome: 'no-balance' })
    const sent = shopAt().provider.refund({ transactionId, amount: 100, rest: null })
    await expect(sent).rejects.toThrow('Insufficient balance')
  })

  it('is not refused by throttling', async () => {
    const { transactionId } = await paidPayment()
    const outage = { mode: 'throttle', retryAfterSeconds: 7, path: '/api/acceptance/void_refund' }
    await control('PUT', '/paymob/outage', outage)
    const { provider } = shopAt()
    for (const sent of [
      provider.refund({ transactionId, amount: 100, rest: null }),
      provider.voidPayment({ transactionId }),
    ]) {
      await expect(sent).rejects.toMatchObject({ retryAfterMs: 7_000 })
    }
  })
})

describe('a payment that the merchant reverses at the dashboard', () => {
  it.each([
    ['void', 'voided'],
    ['refund', 'refunded'],
  ])('is fully refunded in an inquiry: %s', async (kind, outcome) => {
    const shop = shopAt()
    const payment = await paidPayment(shop)
    await control('POST', `/paymob/reverse/${payment.transactionId}`, { kind })
    expect(await shop.provider.inquire(payment)).toMatchObject({
      outcome,
      refundedAmount: 1250,
    })
  })
})

describe('a provider that rejects the credentials', () => {
  it.each(['unauthorized', 'forbidden'])(
    'reports it when a payment is opened: %s',
    async (mode) => {
      await control('PUT', '/paymob/outage', { mode, path: '/v1/intention' })
      await expect(openPayment()).rejects.toThrow('credentials')
    },
  )
})

describe('a payment', () => {
  it('without an order id is found by its reference', async () => {
    await speak({ namesOrder: false })
    const attempt = await openPayment()
    expect(attempt.providerOrderId).toBeNull()
    await pay()
    const report = await shopAt().provider.inquire(attempt)
    expect(report).toMatchObject({ outcome: 'paid', reference: request.reference })
  })

  it.each([404, 400])('that was not started is not found: %i', async (unknownReference) => {
    await speak({ unknownReference })
    expect(await shopAt().provider.inquire(await openPayment())).toBeNull()
  })

  it('is found behind a later failed attempt', async () => {
    const attempt = await openPayment()
    await pay()
    await pay({ again: true })
    expect(await shopAt().provider.inquire(attempt)).toMatchObject({ outcome: 'paid' })
  })

  it('by wallet is found behind a later failed attempt', async () => {
    const { provider } = shopAt()
    const opened = await provider.open({ ...request, method: 'wallet' })
    await pay({ method: 'wallet' })
    await pay({ method: 'wallet', again: true })
    const attempt = { ...opened, reference: request.reference, transactionId: null }
    expect(await provider.inquire(attempt)).toMatchObject({ outcome: 'paid' })
  })

  it('triggers an inquiry when its callback has no source', async () => {
    await speak({ sourceData: 'null' })
    await openPayment()
    await pay()
    expect(await read(1)).toMatchObject({ ok: true, report: null, hint: { isVerified: false } })
  })

  it('reports the captured amount and the fee', async () => {
    const attempt = await openPayment()
    await pay({ charged: 128_438 })
    const { provider } = shopAt({ PAYMENT_FEE_PERCENT: 2.75 })
    expect(await provider.inquire(attempt)).toMatchObject({
      amount: 1284,
      isWholePounds: false,
      amountBeforeFee: 1250,
    })
  })
})

describe('the doctor', () => {
  const problems = async (change: Partial<PaymobSettings> = {}) =>
    (await shopAt(change).provider.check()).flatMap(({ call, problem }) =>
      problem ? [`${call}: ${problem}`] : [],
    )

  it.each(['accepted', 'refused'])('reports no problem: API key %s', async (apiKey) => {
    await speak({ apiKey })
    expect(await problems()).toEqual([])
  })

  it('reports a wrong secret key', async () => {
    expect(await problems({ PAYMENT_SECRET_KEY: 'egy_sk_test_wrong' })).toEqual([
      'open a card payment: credentials',
      'open a wallet payment: credentials',
      'refund: credentials',
      'void: credentials',
    ])
  })

  it('reports that the signing secret cannot be fetched', async () => {
    await speak({ apiKey: 'refused' })
    expect(await problems({ PAYMENT_HMAC_SECRET: undefined })).toEqual([
      'signing secret: credentials',
    ])
  })

  it('reports an unknown method', async () => {
    expect(await problems({ PAYMENT_WALLET_METHOD_ID: 1 })).toEqual([
      'open a wallet payment: refused',
    ])
  })
})
