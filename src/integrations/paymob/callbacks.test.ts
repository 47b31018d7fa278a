import { describe, expect, it } from 'vitest'
import { connectTo, paths, paymobOfEachTest } from '../../../tests/support/paymob-counterpart.ts'
import {
  cardSuccess,
  refundChild,
  returnQuery,
  signingSecret,
  webhook,
} from '../../../tests/support/paymob-messages.ts'
import { sign, signedTokenText } from './signature.server.ts'

const paymob = paymobOfEachTest()

const genuine = webhook(cardSuccess)
const forged = webhook(cardSuccess, 'a guess')
const paid = { ok: true, report: { outcome: 'paid', providerOrderId: '700000001' } }
const isForged = { ok: false, refusal: 'forged' }
const isMalformed = { ok: false, refusal: 'malformed' }

function altered(change: object): typeof genuine {
  return {
    ...genuine,
    body: JSON.stringify({ type: 'TRANSACTION', obj: { ...cardSuccess, ...change } }),
  }
}

describe('a webhook', () => {
  it('is accepted with a valid signature', async () => {
    expect(await connectTo(paymob()).provider.readWebhook(genuine)).toMatchObject(paid)
  })

  it.each([
    ['an amount', { amount_cents: 100 }],
    ['an order', { order: { id: 700_000_002 } }],
    ['a success', { success: false }],
    ['a method', { integration_id: 4_000_002 }],
    ['a currency', { currency: 'USD' }],
    ['an id', { id: 900_000_009 }],
    ['a card', { source_data: { pan: '1111', type: 'card', sub_type: 'Visa' } }],
  ])('is rejected after a change of %s', async (_what, change) => {
    expect(await connectTo(paymob()).provider.readWebhook(altered(change))).toEqual(isForged)
  })

  it('is rejected with a signature of another secret', async () => {
    expect(await connectTo(paymob()).provider.readWebhook(forged)).toEqual(isForged)
  })

  it('is rejected without a signature', async () => {
    const query = new URLSearchParams()
    expect(await connectTo(paymob()).provider.readWebhook({ ...genuine, query })).toEqual(isForged)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{"type":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another type', JSON.stringify({ type: 'SUBSCRIPTION', obj: cardSuccess })],
    ['no type', JSON.stringify({ obj: cardSuccess })],
    ['no transaction', JSON.stringify({ type: 'TRANSACTION' })],
    ['an amount in text', altered({ amount_cents: '125000' }).body],
    ['an amount below zero', altered({ amount_cents: -125_000 }).body],
    ['a success in text', altered({ success: 'true' }).body],
  ])('is malformed with %s', async (_what, body) => {
    expect(await connectTo(paymob()).provider.readWebhook({ ...genuine, body })).toEqual(
      isMalformed,
    )
  })

  it.each([{ pan: null }, { type: null }, { sub_type: null }, null])(
    'needs an inquiry without a source, because its signature is undocumented: %j',
    async (change) => {
      const source_data = change && { ...cardSuccess.source_data, ...change }
      const message = { ...forged, body: altered({ source_data }).body }
      expect(await connectTo(paymob()).provider.readWebhook(message)).toEqual({
        ok: true,
        report: null,
        hint: {
          isVerified: false,
          transactionId: '900000001',
          providerOrderId: '700000001',
          reference: '4821-0937-1',
        },
      })
    },
  )

  it.each([
    ['a refund', refundChild],
    ['a void', { ...refundChild, is_refund: false, is_void: true }],
    ['a payment that was refunded', { ...cardSuccess, is_refunded: true }],
  ])('about %s needs an inquiry of the payment', async (_what, transaction) => {
    expect(await connectTo(paymob()).provider.readWebhook(webhook(transaction))).toMatchObject({
      report: null,
      hint: { isVerified: true, transactionId: '900000001', providerOrderId: '700000001' },
    })
    const pretended = { ...webhook(transaction), query: forged.query }
    expect(await connectTo(paymob()).provider.readWebhook(pretended)).toEqual(isForged)
  })

  it('from an unknown owner needs an inquiry', async () => {
    const { provider } = connectTo(paymob(), { PAYMENT_OWNER_ID: 500_002 })
    const hint = { isVerified: true, providerOrderId: '700000001' }
    expect(await provider.readWebhook(genuine)).toMatchObject({ report: null, hint })
  })

  it('is accepted from an owner that an inquiry named', async () => {
    const { provider } = connectTo(paymob(), { PAYMENT_OWNER_ID: undefined })
    expect(await provider.readWebhook(genuine)).toMatchObject({ report: null })
    paymob().on(`GET ${paths.transaction(cardSuccess.id)}`, { status: 200, body: cardSuccess })
    const paidAttempt = { reference: '', providerOrderId: null, checkoutUrl: null }
    await provider.inquire({ ...paidAttempt, transactionId: String(cardSuccess.id) })
    expect(await provider.readWebhook(genuine)).toMatchObject(paid)
  })

  it.each([
    [
      'digits of the amount before it',
      { amount_cents: 12_500, created_at: `0${cardSuccess.created_at}` },
    ],
    ['the currency behind it', { created_at: `${cardSuccess.created_at}EGP`, currency: '' }],
  ])('is malformed when its time takes %s', async (_what, change) => {
    expect(await connectTo(paymob()).provider.readWebhook(altered(change))).toEqual(isMalformed)
  })

  it('reads no digits of the order as its owner', async () => {
    const shifted = altered({ order: { id: 70_000_000 }, owner: 1_500_001 })
    expect(await connectTo(paymob()).provider.readWebhook(shifted)).toMatchObject({ report: null })
  })

  it('logs no personal data of the payer', async () => {
    const { provider, log } = connectTo(paymob())
    const source_data = { pan: '01010101010', type: 'wallet', sub_type: null }
    await provider.readWebhook(altered({ source_data }))
    expect(log.text()).not.toContain('01010101010')
  })

  it('accepts additional fields', async () => {
    const message = webhook({ ...cardSuccess, amount_cents_bigint: '125000', installment: null })
    expect(await connectTo(paymob()).provider.readWebhook(message)).toMatchObject(paid)
  })
})

describe('a webhook about a saved card', () => {
  const card = {
    id: 800_001,
    token: 'fb9f',
    masked_pan: 'xxxx-xxxx-xxxx-2346',
    merchant_id: 500_002,
    card_subtype: 'MasterCard',
    created_at: '2026-01-15T14:05:12.654321',
    email: 'customer@example.com',
    order_id: '700000001',
  }
  const body = JSON.stringify({ type: 'TOKEN', obj: card })

  it('holds no payment event', async () => {
    const query = new URLSearchParams({ hmac: sign(signedTokenText(card), signingSecret) })
    const read = await connectTo(paymob()).provider.readWebhook({ body, query })
    expect(read).toEqual({ ok: true, report: null, hint: null })
  })

  it('is rejected when forged', async () => {
    const query = new URLSearchParams({ hmac: sign(signedTokenText(card), 'a guess') })
    expect(await connectTo(paymob()).provider.readWebhook({ body, query })).toEqual(isForged)
  })
})

describe('a return', () => {
  it.each(['order', 'order_id'])('is accepted with the order as %s', async (orderKey) => {
    const { provider } = connectTo(paymob())
    const query = returnQuery(cardSuccess, { orderKey })
    expect(await provider.readReturn(query)).toMatchObject(paid)
    expect(provider.claimedOrderId(query)).toBe('700000001')
  })

  it('claims no order without its parameter', () => {
    expect(connectTo(paymob()).provider.claimedOrderId(new URLSearchParams())).toBeNull()
  })

  it('has the same event id as the webhook', async () => {
    const { provider } = connectTo(paymob())
    const [returned, posted] = [
      await provider.readReturn(returnQuery(cardSuccess)),
      await provider.readWebhook(genuine),
    ]
    expect(returned.ok && returned.report?.eventId).toBe(posted.ok && posted.report?.eventId)
  })

  it('is read from a captured URL with escaped colons and any field order', async () => {
    const shuffled = [...returnQuery(cardSuccess)].toReversed()
    const address = new URL(`https://flowers.example/?${new URLSearchParams(shuffled)}`)
    expect(address.search).toContain('%3A')
    const read = await connectTo(paymob()).provider.readReturn(address.searchParams)
    expect(read).toMatchObject(paid)
  })

  it.each([
    ['success', 'false'],
    ['amount_cents', '100'],
    ['order', '700000002'],
    ['id', '900000009'],
    ['hmac', 'a guess'],
  ])('is rejected when its %s is changed to %s', async (name, value) => {
    const query = returnQuery(cardSuccess)
    query.set(name, value)
    expect(await connectTo(paymob()).provider.readReturn(query)).toEqual(isForged)
  })

  it.each(['order', 'id', 'success', 'amount_cents', 'source_data.pan'])(
    'is malformed without its %s',
    async (name) => {
      const query = returnQuery(cardSuccess)
      query.delete(name)
      expect(await connectTo(paymob()).provider.readReturn(query)).toEqual(isMalformed)
    },
  )

  it.each([
    ['id', '1e9'],
    ['amount_cents', '-1'],
    ['amount_cents', '125000.0'],
    ['success', 'True'],
  ])('is malformed when its %s is %s', async (name, value) => {
    const query = returnQuery(cardSuccess)
    query.set(name, value)
    expect(await connectTo(paymob()).provider.readReturn(query)).toEqual(isMalformed)
  })

  it('ignores unsigned fields that would turn a decline into a payment', async () => {
    const query = returnQuery({ ...cardSuccess, success: false })
    query.set('data.message', 'Approved')
    query.set('txn_response_code', 'APPROVED')
    const read = await connectTo(paymob()).provider.readReturn(query)
    expect(read).toMatchObject({ ok: true, report: { outcome: 'failed' } })
  })
})
