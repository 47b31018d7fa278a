import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type PaymentRequest,
} from '#commerce/payments/payment-provider.ts'
import type { HttpCounterpart, ScriptedAnswer } from '../../../tests/support/http-counterpart.ts'
import {
  connectTo,
  paths,
  startPaymobCounterpart,
} from '../../../tests/support/paymob-counterpart.ts'
import { cardSuccess, refundChild } from '../../../tests/support/paymob-messages.ts'

let paymob: HttpCounterpart

beforeEach(async () => {
  paymob = await startPaymobCounterpart()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await paymob.close()
})

const request: PaymentRequest = {
  reference: '4821-0937-1',
  method: 'card',
  amount: 1250,
  lines: [{ name: 'Red roses', total: 1250 }],
  payer: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
  lifetimeSeconds: 1800,
}
const opened = {
  id: 'pi_test_1',
  client_secret: 'egy_csk_test_1',
  intention_order_id: 700_000_001,
  status: 'intended',
}
const unpaidAttempt = {
  reference: '4821-0937-1',
  providerOrderId: '700000001',
  transactionId: null,
}
const paidAttempt = { ...unpaidAttempt, transactionId: String(cardSuccess.id) }
const refund = { transactionId: '900000001', amount: 250 }

const answers = (request: string, answer: ScriptedAnswer) => paymob.on(request, answer)

describe('opening a payment', () => {
  const open = (change: Partial<PaymentRequest> = {}) =>
    connectTo(paymob).provider.open({ ...request, ...change })

  it('leads the shopper to the checkout page, with the keys of this one payment', async () => {
    answers(`POST ${paths.intention}`, { status: 201, body: opened })
    expect(await open()).toEqual({
      providerOrderId: '700000001',
      providerIntentionId: 'pi_test_1',
      checkoutUrl: `${paymob.url}/unifiedcheckout/?publicKey=egy_pk_test_public&clientSecret=egy_csk_test_1`,
    })
  })

  it('is asked for with the secret key, and says where to send the news and the shopper', async () => {
    answers(`POST ${paths.intention}`, { status: 201, body: opened })
    await open()
    expect(paymob.requests).toMatchObject([
      {
        authorization: 'Token egy_sk_test_secret',
        body: {
          payment_methods: [4_000_001],
          notification_url: 'https://flowers.example/api/payments/webhook',
          redirection_url: 'https://flowers.example/api/payments/return',
        },
      },
    ])
  })

  it('by wallet asks for the wallet alone', async () => {
    answers(`POST ${paths.intention}`, { status: 201, body: opened })
    await open({ method: 'wallet' })
    expect(paymob.requests).toMatchObject([{ body: { payment_methods: [4_000_002] } }])
  })

  it('by wallet is not possible in a shop that has none', async () => {
    const { provider } = connectTo(paymob, { PAYMENT_WALLET_METHOD_ID: undefined })
    expect(provider.methodId('wallet')).toBeNull()
    await expect(provider.open({ ...request, method: 'wallet' })).rejects.toThrow(
      PaymentProviderRefused,
    )
    expect(paymob.requests).toEqual([])
  })

  it.each<[string, ScriptedAnswer]>([
    [
      'says yes without a client secret',
      { status: 201, body: { ...opened, client_secret: undefined } },
    ],
    [
      'says yes with an empty client secret',
      { status: 201, body: { ...opened, client_secret: '' } },
    ],
    [
      'says yes without an order',
      { status: 201, body: { ...opened, intention_order_id: undefined } },
    ],
    ['says nothing that can be read', { status: 200, body: '<html>' }],
    [
      'misses a field',
      { status: 400, body: { billing_data: { email: ['This field is required.'] } } },
    ],
    ['does not know the key', { status: 401, body: { detail: 'Invalid secret key' } }],
    [
      'does not know the method',
      { status: 404, body: { detail: 'Integration ID does not exist' } },
    ],
    ['adds up differently', { status: 406, body: { code: 'unmatched_item_prices' } }],
  ])('fails when the provider %s', async (_why, answer) => {
    answers(`POST ${paths.intention}`, answer)
    await expect(open()).rejects.toThrow(PaymentProviderRefused)
  })

  it('does not repeat a key in the words of a failure', async () => {
    answers(`POST ${paths.intention}`, { status: 401, body: { detail: 'egy_sk_test_secret' } })
    await expect(open()).rejects.toThrow('The provider opened no payment (401).')
  })
})

describe('a provider that cannot be reached', () => {
  const calls = {
    'open a payment': () => connectTo(paymob).provider.open(request),
    'look a payment up': () => connectTo(paymob).provider.inquire(unpaidAttempt),
    'give money back': () => connectTo(paymob).provider.refund(refund),
  }
  const everywhere = (answer: ScriptedAnswer) => {
    for (const path of [paths.intention, paths.inquiry, paths.refund])
      answers(`POST ${path}`, answer)
  }

  it.each(Object.entries(calls))('leaves open what became of a call to %s', async (_what, call) => {
    for (const answer of [
      { status: 500, body: 'oops' },
      { status: 503, body: '' },
      { status: 504, body: { detail: 'Gateway timeout' } },
      'hang up' as const,
    ]) {
      everywhere(answer)
      await expect(call()).rejects.toThrow(PaymentProviderUnavailable)
    }
  })

  it('is not waited for longer than ten seconds', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(30))
    everywhere('silence')
    await expect(connectTo(paymob).provider.open(request)).rejects.toThrow(
      PaymentProviderUnavailable,
    )
    expect(waits).toHaveBeenCalledWith(10_000)
  })

  it('is not followed to where it sends the shop', async () => {
    everywhere({ status: 302, body: opened })
    await expect(connectTo(paymob).provider.open(request)).rejects.toThrow(
      PaymentProviderUnavailable,
    )
  })
})

describe('looking a payment up', () => {
  const latest = (answer: unknown, status = 200) =>
    answers(`POST ${paths.inquiry}`, { status, body: answer })
  const parent = (answer: unknown, status = 200) =>
    answers(`GET ${paths.transaction(cardSuccess.id)}`, { status, body: answer })
  const inquire = (attempt: typeof unpaidAttempt | typeof paidAttempt = unpaidAttempt) =>
    connectTo(paymob).provider.inquire(attempt)

  it('is done by the number of the order, with a token', async () => {
    latest(cardSuccess)
    expect(await inquire()).toMatchObject({ outcome: 'paid', amount: 1250 })
    expect(paymob.to(paths.inquiry)).toMatchObject([
      { authorization: 'Bearer auth-token', body: { order_id: '700000001' } },
    ])
  })

  it('is done by our own reference while the number is not known', async () => {
    latest(cardSuccess)
    await inquire({ ...unpaidAttempt, providerOrderId: '' })
    expect(paymob.to(paths.inquiry)).toMatchObject([{ body: { merchant_order_id: '4821-0937-1' } }])
  })

  it.each([
    ['says so without an id', 200, { detail: 'No transaction.' }],
    ['does not find it', 404, { detail: 'Not found.' }],
  ])('finds nothing when nobody has tried to pay: it %s', async (_how, status, body) => {
    latest(body, status)
    expect(await inquire()).toBeNull()
  })

  it('reads a payment of which nobody says where the money came from', async () => {
    latest({ ...cardSuccess, source_data: { pan: null, type: null, sub_type: null }, owner: null })
    expect(await inquire()).toMatchObject({ outcome: 'paid', amount: 1250 })
  })

  it('is not over when there is a transaction that cannot be read', async () => {
    latest({ ...cardSuccess, success: 'true' })
    await expect(inquire()).rejects.toThrow(PaymentProviderRefused)
  })

  it('is not over when a try failed on an order that another one has paid', async () => {
    const failed = { ...cardSuccess, id: 900_000_005, success: false }
    latest({ ...failed, order: { ...failed.order, paid_amount_cents: 125_000 } })
    await expect(inquire()).rejects.toThrow(PaymentProviderRefused)
    latest({ ...failed, order: { ...failed.order, paid_amount_cents: 0 } })
    expect(await inquire()).toMatchObject({ outcome: 'failed' })
  })

  it('reads the payment itself when the latest transaction is its refund', async () => {
    latest(refundChild)
    parent({ ...cardSuccess, is_refunded: true, refunded_amount_cents: 25_000 })
    expect(await inquire()).toMatchObject({
      outcome: 'refunded',
      transactionId: '900000001',
      refundedAmount: 250,
    })
  })

  it('never takes a refund for a payment', async () => {
    latest({ ...refundChild, parent_transaction: null })
    expect(await inquire()).toBeNull()
  })

  it('of which the payment is known reads just that one', async () => {
    latest({ ...cardSuccess, id: 900_000_005, success: false })
    parent({ ...cardSuccess, is_refunded: true, refunded_amount_cents: 125_000 })
    expect(await inquire(paidAttempt)).toMatchObject({ outcome: 'refunded', refundedAmount: 1250 })
  })

  it.each([401, 403, 404, 429])(
    'is not over when the payment itself cannot be read: %i',
    async (status) => {
      latest(refundChild)
      parent({ detail: 'no' }, status)
      await expect(inquire()).rejects.toThrow(PaymentProviderRefused)
      await expect(inquire(paidAttempt)).rejects.toThrow(PaymentProviderRefused)
    },
  )

  it('uses one token for 50 minutes', async () => {
    latest(cardSuccess)
    const { provider, clock } = connectTo(paymob)
    await provider.inquire(unpaidAttempt)
    clock.now += 50 * 60_000 - 1
    await provider.inquire(unpaidAttempt)
    expect(paymob.to(paths.token)).toHaveLength(1)
    clock.now += 1
    await provider.inquire(unpaidAttempt)
    expect(paymob.to(paths.token)).toHaveLength(2)
  })

  it.each([
    ['an order', `POST ${paths.inquiry}`, unpaidAttempt],
    ['a payment', `GET ${paths.transaction(cardSuccess.id)}`, paidAttempt],
  ])('takes a fresh token after the provider refused one for %s', async (_what, call, attempt) => {
    const { provider } = connectTo(paymob)
    answers(call, { status: 401, body: { detail: 'Invalid token.' } })
    await expect(provider.inquire(attempt)).rejects.toThrow(PaymentProviderRefused)
    answers(call, { status: 200, body: cardSuccess })
    expect(await provider.inquire(attempt)).toMatchObject({ outcome: 'paid' })
    expect(paymob.to(paths.token)).toHaveLength(2)
  })

  it('fails clearly when the API key is wrong', async () => {
    answers(`POST ${paths.token}`, { status: 403, body: { detail: 'incorrect credentials' } })
    await expect(inquire()).rejects.toThrow('The provider gave no token (403).')
  })
})

describe('giving money back', () => {
  const send = () => connectTo(paymob).provider.refund(refund)
  const child = { ...refundChild, success: true }

  it('is asked for in piastres of the original payment, with the secret key', async () => {
    answers(`POST ${paths.refund}`, { status: 201, body: child })
    expect(await send()).toEqual({ transactionId: '900000002', pending: false })
    expect(paymob.requests).toMatchObject([
      {
        authorization: 'Token egy_sk_test_secret',
        body: { transaction_id: 900_000_001, amount_cents: 25_000 },
      },
    ])
  })

  it.each<[string, ScriptedAnswer]>([
    ['says 200 and no success', { status: 200, body: { ...child, success: false } }],
    ['says no', { status: 400, body: { message: 'Balance is not enough' } }],
    ['misses the amount', { status: 400, body: { amount_cents: ['Invalid'] } }],
  ])('has not happened when the provider %s', async (_how, answer) => {
    answers(`POST ${paths.refund}`, answer)
    await expect(send()).rejects.toThrow(PaymentProviderRefused)
  })
})

describe('a refund', () => {
  const send = () => connectTo(paymob).provider.refund(refund)
  const stateOf = (answer: unknown) => {
    answers(`GET ${paths.transaction(refundChild.id)}`, { status: 200, body: answer })
    return connectTo(paymob).provider.reversalState(String(refundChild.id))
  }

  it('may wait to be decided', async () => {
    const waiting = { ...refundChild, success: false, pending: true }
    answers(`POST ${paths.refund}`, { status: 201, body: waiting })
    expect(await send()).toEqual({ transactionId: '900000002', pending: true })
    expect(await stateOf(waiting)).toBe('pending')
    expect(await stateOf({ ...refundChild, success: true, pending: false })).toBe('done')
    expect(await stateOf({ ...refundChild, success: false, pending: false })).toBe('refused')
  })

  it('may have happened when the answer says nothing', async () => {
    answers(`POST ${paths.refund}`, { status: 201, body: {} })
    await expect(send()).rejects.toThrow(PaymentProviderUnavailable)
  })
})

describe('undoing a payment', () => {
  const undo = () => connectTo(paymob).provider.voidPayment({ transactionId: '900000001' })
  const child = { ...refundChild, is_refund: false, is_void: true, success: true }

  it('names the payment and no amount', async () => {
    answers(`POST ${paths.void}`, { status: 201, body: child })
    expect(await undo()).toEqual({ transactionId: '900000002', pending: false })
    expect(paymob.requests).toMatchObject([
      { authorization: 'Token egy_sk_test_secret', body: { transaction_id: 900_000_001 } },
    ])
  })

  it.each<[string, ScriptedAnswer]>([
    ['has settled it', { status: 400, body: { detail: 'Refund it instead.' } }],
    ['says 200 and no success', { status: 200, body: { ...child, success: false } }],
  ])('has not happened when the provider %s', async (_how, answer) => {
    answers(`POST ${paths.void}`, answer)
    await expect(undo()).rejects.toThrow(PaymentProviderRefused)
  })

  it('may have happened when the provider broke', async () => {
    answers(`POST ${paths.void}`, { status: 502, body: {} })
    await expect(undo()).rejects.toThrow(PaymentProviderUnavailable)
  })
})
