import { describe, expect, it } from 'vitest'
import {
  PaymentProviderRefused,
  PaymentProviderUnavailable,
} from '#commerce/payments/payment-provider.ts'
import type { ScriptedResponse } from '../../../tests/support/http-counterpart.ts'
import {
  connectTo,
  paidAttempt,
  paths,
  paymobOfEachTest,
  refund,
} from '../../../tests/support/paymob-counterpart.ts'
import { cardSuccess, refundChild } from '../../../tests/support/paymob-messages.ts'

const paymob = paymobOfEachTest()

const answers = (request: string, answer: ScriptedResponse) => paymob().on(request, answer)

describe('a refund request', () => {
  const send = () => connectTo(paymob()).provider.refund(refund)
  const child = { ...refundChild, success: true }

  it('is sent in piastres of the original payment with the secret key', async () => {
    answers(`POST ${paths.refund}`, { status: 201, body: child })
    expect(await send()).toEqual({ transactionId: '900000002', pending: false })
    expect(paymob().requests).toMatchObject([
      {
        authorization: 'Token egy_sk_test_secret',
        body: { transaction_id: 900_000_001, amount_cents: 25_000 },
      },
    ])
  })

  const noBalance = { ...child, success: false, data: { message: 'Insufficient balance' } }

  it.each<[string, string, ScriptedResponse]>([
    ['responds 200 without success', 'Insufficient balance', { status: 200, body: noBalance }],
    [
      'says no',
      'Balance is not enough',
      { status: 400, body: { message: 'Balance is not enough' } },
    ],
    [
      'reports a missing amount',
      'amount_cents: Invalid',
      { status: 400, body: { amount_cents: ['Invalid'] } },
    ],
    ['gives no reason', 'refused a refund (400)', { status: 400, body: 'oops' }],
    ['rejects the key', 'credentials (secret key, 401)', { status: 401, body: {} }],
  ])('is refused with a reason when the provider %s', async (_how, reason, answer) => {
    answers(`POST ${paths.refund}`, answer)
    await expect(send()).rejects.toThrow(PaymentProviderRefused)
    await expect(send()).rejects.toThrow(reason)
  })

  it('is not refused by throttling, and is not repeated at once', async () => {
    answers(`POST ${paths.refund}`, { status: 429, body: {}, headers: { 'retry-after': '7' } })
    await expect(send()).rejects.toMatchObject({ retryAfterMs: 7_000 })
    expect(paymob().to(paths.refund)).toHaveLength(1)
  })

  it('includes piastres only for the whole remainder', async () => {
    answers(`POST ${paths.refund}`, { status: 201, body: child })
    const { provider } = connectTo(paymob())
    for (const rest of [25_038, 25_100, 24_999, null]) await provider.refund({ ...refund, rest })
    const asked = paymob()
      .to(paths.refund)
      .map(({ body }) => body)
    expect(asked).toMatchObject(
      [25_038, 25_000, 25_000, 25_000].map((amount_cents) => ({ amount_cents })),
    )
  })
})

describe('a refund response', () => {
  const send = () => connectTo(paymob()).provider.refund(refund)
  const stateOf = (answer: unknown) => {
    answers(`GET ${paths.transaction(refundChild.id)}`, { status: 200, body: answer })
    return connectTo(paymob()).provider.reversalState(String(refundChild.id))
  }

  it('may be pending', async () => {
    const waiting = { ...refundChild, success: false, pending: true }
    answers(`POST ${paths.refund}`, { status: 201, body: waiting })
    expect(await send()).toEqual({ transactionId: '900000002', pending: true })
    expect(await stateOf(waiting)).toBe('pending')
    expect(await stateOf({ ...refundChild, success: true, pending: false })).toBe('done')
    expect(await stateOf({ ...refundChild, success: false, pending: false })).toBe('refused')
  })

  it('leaves the outcome unknown when it is empty', async () => {
    answers(`POST ${paths.refund}`, { status: 201, body: {} })
    await expect(send()).rejects.toThrow(PaymentProviderUnavailable)
  })
})

describe('a void', () => {
  const undo = () => connectTo(paymob()).provider.voidPayment({ transactionId: '900000001' })
  const child = { ...refundChild, is_refund: false, is_void: true, success: true }

  it('names the payment and no amount', async () => {
    answers(`POST ${paths.void}`, { status: 201, body: child })
    expect(await undo()).toEqual({ transactionId: '900000002', pending: false })
    expect(paymob().requests).toMatchObject([
      { authorization: 'Token egy_sk_test_secret', body: { transaction_id: 900_000_001 } },
    ])
  })

  it.each<[string, ScriptedResponse]>([
    ['has settled it', { status: 400, body: { detail: 'Refund it instead.' } }],
    ['responds 200 without success', { status: 200, body: { ...child, success: false } }],
  ])('is refused when the provider %s', async (_how, answer) => {
    answers(`POST ${paths.void}`, answer)
    await expect(undo()).rejects.toThrow(PaymentProviderRefused)
  })

  it('has an unknown outcome when the provider fails', async () => {
    answers(`POST ${paths.void}`, { status: 502, body: {} })
    await expect(undo()).rejects.toThrow(PaymentProviderUnavailable)
  })
})

describe('the newest refund of a payment', () => {
  const last = (answer: unknown, change = {}) => {
    answers(`POST ${paths.inquiry}`, { status: 200, body: answer })
    return connectTo(paymob()).provider.lastReversal({ ...paidAttempt, ...change })
  }

  it('is read with kind, amount and time', async () => {
    const read = await last({ ...refundChild, created_at: '2026-01-15T14:05:09.123456' })
    expect(read).toMatchObject({ transactionId: '900000002', kind: 'refund', amount: 250 })
    expect(read?.madeAt).toContain(Date.UTC(2026, 0, 15, 12, 5, 9))
    expect(read?.madeAt).toContain(Date.UTC(2026, 0, 15, 14, 5, 9))
    const void_ = { ...refundChild, is_refund: false, is_void: true }
    expect(await last(void_)).toMatchObject({ kind: 'void', isPending: false })
  })

  it('may be pending', async () => {
    const waiting = { ...refundChild, success: false, pending: true }
    expect(await last(waiting)).toMatchObject({ transactionId: '900000002', isPending: true })
  })

  it.each([
    ['a payment', cardSuccess],
    ['the refund of another payment', { ...refundChild, parent_transaction: 900_000_007 }],
    ['a refund that failed', { ...refundChild, success: false }],
    ['a refund with an error', { ...refundChild, error_occured: true }],
    ['a capture', { ...refundChild, is_refund: false }],
  ])('is unknown when the latest transaction is %s', async (_what, answer) => {
    expect(await last(answer)).toBeNull()
  })

  it.each([
    ['does not find it', 404, { detail: 'Not found.' }],
    ['does not know it', 400, { message: 'no such order' }],
    ['names no transaction', 200, { detail: 'No transaction.' }],
  ])('is unknown, rather than none, when the provider %s', async (_how, status, body) => {
    answers(`POST ${paths.inquiry}`, { status, body })
    const asked = connectTo(paymob()).provider.lastReversal(paidAttempt)
    await expect(asked).rejects.toThrow(PaymentProviderRefused)
  })

  it('is found through the payment when its order has no id', async () => {
    answers(`GET ${paths.transaction(cardSuccess.id)}`, { status: 200, body: cardSuccess })
    expect(await last(refundChild, { providerOrderId: null })).toMatchObject({ amount: 250 })
  })
})
