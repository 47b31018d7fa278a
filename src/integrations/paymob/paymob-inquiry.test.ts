import { beforeEach, describe, expect, it } from 'vitest'
import {
  type PaymentAttempt,
  PaymentProviderDenied,
  PaymentProviderRefused,
} from '#commerce/payments/payment-provider.ts'
import type { ScriptedResponse } from '../../../tests/support/http-counterpart.ts'
import {
  connectTo,
  paths,
  paymobOfEachTest,
  unpaidAttempt,
} from '../../../tests/support/paymob-counterpart.ts'
import { cardSuccess, refundChild } from '../../../tests/support/paymob-messages.ts'

const paymob = paymobOfEachTest()

const paidAttempt = { ...unpaidAttempt, transactionId: String(cardSuccess.id) }

const answers = (request: string, answer: ScriptedResponse) => paymob().on(request, answer)

describe('an inquiry', () => {
  const latest = (answer: unknown, status = 200) =>
    answers(`POST ${paths.inquiry}`, { status, body: answer })
  const parent = (answer: unknown, status = 200) =>
    answers(`GET ${paths.transaction(cardSuccess.id)}`, { status, body: answer })
  const inquire = (attempt: PaymentAttempt = unpaidAttempt) =>
    connectTo(paymob()).provider.inquire(attempt)

  it('uses the order id and a token', async () => {
    latest(cardSuccess)
    expect(await inquire()).toMatchObject({ outcome: 'paid', amount: 1250 })
    expect(paymob().to(paths.inquiry)).toMatchObject([
      { authorization: 'Bearer auth-token', body: { order_id: '700000001' } },
    ])
  })

  it('uses our reference while the order id is unknown', async () => {
    latest(cardSuccess)
    await inquire({ ...unpaidAttempt, providerOrderId: '' })
    expect(paymob().to(paths.inquiry)).toMatchObject([
      { body: { merchant_order_id: '4821-0937-1' } },
    ])
  })

  it.each([
    ['reports none without an id', 200, { detail: 'No transaction.' }],
    ['does not find it', 404, { detail: 'Not found.' }],
    ['does not know the reference', 400, { message: 'no such order' }],
  ])('finds nothing before the customer tried to pay: it %s', async (_how, status, body) => {
    latest(body, status)
    expect(await inquire()).toBeNull()
  })

  it('reads a payment without a source', async () => {
    latest({ ...cardSuccess, source_data: { pan: null, type: null, sub_type: null }, owner: null })
    expect(await inquire()).toMatchObject({ outcome: 'paid', amount: 1250 })
  })

  it('fails on an unreadable transaction', async () => {
    latest({ ...cardSuccess, success: 'true' })
    await expect(inquire()).rejects.toThrow(PaymentProviderRefused)
  })

  it('is not resolved by a failed attempt on a paid order', async () => {
    const failed = { ...cardSuccess, id: 900_000_005, success: false }
    latest({ ...failed, order: { ...failed.order, paid_amount_cents: 125_000 } })
    await expect(inquire()).rejects.toThrow(PaymentProviderRefused)
    latest({ ...failed, order: { ...failed.order, paid_amount_cents: 0 } })
    expect(await inquire()).toMatchObject({ outcome: 'failed' })
  })

  it('reads the payment when the latest transaction is its refund', async () => {
    latest(refundChild)
    parent({ ...cardSuccess, is_refunded: true, refunded_amount_cents: 25_000 })
    expect(await inquire()).toMatchObject({
      outcome: 'refunded',
      transactionId: '900000001',
      refundedAmount: 250,
    })
  })

  it.each([undefined, null, 0])('fails on a refund of an unknown amount: %s', async (amount) => {
    parent({ ...cardSuccess, is_refunded: true, refunded_amount_cents: amount })
    await expect(inquire(paidAttempt)).rejects.toThrow('unknown amount')
  })

  it('never takes a refund for a payment', async () => {
    latest({ ...refundChild, parent_transaction: null })
    expect(await inquire()).toBeNull()
  })

  it('of a known transaction reads only that one', async () => {
    latest({ ...cardSuccess, id: 900_000_005, success: false })
    parent({ ...cardSuccess, is_refunded: true, refunded_amount_cents: 125_000 })
    expect(await inquire(paidAttempt)).toMatchObject({ outcome: 'refunded', refundedAmount: 1250 })
  })

  it.each([401, 403, 404])('fails when the payment itself cannot be read: %i', async (status) => {
    latest(refundChild)
    parent({ detail: 'no' }, status)
    await expect(inquire()).rejects.toThrow(PaymentProviderRefused)
    await expect(inquire(paidAttempt)).rejects.toThrow(PaymentProviderRefused)
  })

  it('ignores a response about another reference', async () => {
    latest({ ...cardSuccess, order: { ...cardSuccess.order, merchant_order_id: 'another' } })
    await expect(inquire({ ...unpaidAttempt, providerOrderId: '' })).rejects.toThrow('another')
  })

  it('uses one token for 50 minutes', async () => {
    latest(cardSuccess)
    const { provider, clock } = connectTo(paymob())
    await provider.inquire(unpaidAttempt)
    clock.now += 50 * 60_000 - 1
    await provider.inquire(unpaidAttempt)
    expect(paymob().to(paths.token)).toHaveLength(1)
    clock.now += 1
    await provider.inquire(unpaidAttempt)
    expect(paymob().to(paths.token)).toHaveLength(2)
  })

  it.each([
    ['an order', `POST ${paths.inquiry}`, unpaidAttempt],
    ['a payment', `GET ${paths.transaction(cardSuccess.id)}`, paidAttempt],
  ])('gets a new token after the provider rejected one for %s', async (_what, call, attempt) => {
    const { provider } = connectTo(paymob())
    answers(call, { status: 401, body: { detail: 'Invalid token.' } })
    await expect(provider.inquire(attempt)).rejects.toThrow(PaymentProviderRefused)
    answers(call, { status: 200, body: cardSuccess })
    expect(await provider.inquire(attempt)).toMatchObject({ outcome: 'paid' })
    expect(paymob().to(paths.token)).toHaveLength(2)
  })

  describe('of an account without tokens', () => {
    beforeEach(() => {
      answers(`POST ${paths.token}`, { status: 403, body: { detail: 'incorrect credentials' } })
    })

    it('uses the secret key where the provider allows it', async () => {
      latest(cardSuccess)
      const { provider } = connectTo(paymob())
      expect(await provider.inquire(unpaidAttempt)).toMatchObject({ outcome: 'paid' })
      await provider.inquire(unpaidAttempt)
      expect(paymob().to(paths.inquiry)).toMatchObject([
        { authorization: 'Token egy_sk_test_secret' },
        { authorization: 'Token egy_sk_test_secret' },
      ])
      expect(paymob().to(paths.token)).toHaveLength(1)
    })

    it('requests a token again after ten minutes', async () => {
      latest(cardSuccess)
      const { provider, clock } = connectTo(paymob())
      await provider.inquire(unpaidAttempt)
      clock.now += 10 * 60_000
      await provider.inquire(unpaidAttempt)
      expect(paymob().to(paths.token)).toHaveLength(2)
    })

    it('fails clearly when the secret key is rejected as well', async () => {
      latest({ detail: 'no' }, 401)
      await expect(inquire()).rejects.toThrow(PaymentProviderDenied)
      await expect(inquire()).rejects.toThrow('credentials (API key, 401)')
    })
  })

  describe('of an order whose latest attempt failed', () => {
    const failed = { ...cardSuccess, id: 900_000_005, success: false }
    const opened = {
      ...unpaidAttempt,
      checkoutUrl: 'https://pay.example/?publicKey=egy_pk_test_public&clientSecret=egy_csk_test_1',
    }
    const element = (answer: unknown) =>
      answers(`GET ${paths.element}`, { status: 200, body: answer })

    it('finds the transaction that paid', async () => {
      latest(failed)
      element({ paid: true, redirection_url: `https://shop.example/?id=${cardSuccess.id}` })
      parent(cardSuccess)
      expect(await inquire(opened)).toMatchObject({ outcome: 'paid', transactionId: '900000001' })
    })

    it.each([
      ['reports it as unpaid', { paid: false, redirection_url: 'https://shop.example/?id=1' }],
      [
        'names the failed attempt',
        { paid: true, redirection_url: `https://a.example/?id=${failed.id}` },
      ],
      ['names none', { paid: true, redirection_url: null }],
      ['responds with nonsense', 'oops'],
    ])('reports the failure when the checkout page %s', async (_what, answer) => {
      latest(failed)
      element(answer)
      expect(await inquire(opened)).toMatchObject({ outcome: 'failed' })
    })

    it('ignores a transaction of another order', async () => {
      latest(failed)
      element({ paid: true, redirection_url: `https://shop.example/?id=${cardSuccess.id}` })
      parent({ ...cardSuccess, order: { id: 700_000_009 } })
      expect(await inquire(opened)).toMatchObject({ outcome: 'failed' })
    })
  })
})
