import { describe, expect, it } from 'vitest'
import { setUpSandbox } from '../testing/set-up-sandbox.ts'
import { hmacSecret, merchantOf } from '../testing/test-sandbox.ts'
import { expectedHmac } from '../testing/test-shop.ts'

const fixture = setUpSandbox()

async function paidOrder(options: Record<string, unknown> = {}, change = {}) {
  const merchant = merchantOf(fixture.sandbox)
  const intention = await merchant.intend(fixture.shop.origin, change)
  const orderId = intention.intention_order_id
  const { transaction } = await merchant.pay(orderId, { webhook: 'before-return', ...options })
  return { merchant, orderId, payment: transaction.id }
}

describe('a refund', () => {
  it('returns the child and sends the parent with its running total', async () => {
    const { merchant, orderId, payment } = await paidOrder()
    const first = await merchant.refund(payment, 25_000)
    expect(first).toMatchObject({
      status: 201,
      body: {
        success: true,
        is_refund: true,
        is_refunded: false,
        has_parent_transaction: true,
        parent_transaction: payment,
        is_standalone_payment: false,
        amount_cents: 25_000,
        refunded_amount_cents: 0,
      },
    })
    await merchant.refund(payment, 100_000)

    const [, afterFirst, afterSecond] = await fixture.shop.waitFor(3)
    for (const [webhook, total] of [
      [afterFirst, 25_000],
      [afterSecond, 125_000],
    ] as const) {
      expect(webhook?.obj).toMatchObject({
        id: payment,
        success: true,
        is_refunded: true,
        is_refund: false,
        refunded_amount_cents: total,
        amount_cents: 125_000,
        order: { id: orderId },
      })
      expect(webhook?.hmac).toBe(expectedHmac(webhook?.obj ?? {}, hmacSecret))
    }
  })

  it('never exceeds the payment', async () => {
    const { merchant, payment } = await paidOrder()
    await merchant.refund(payment, 100_000)
    expect(await merchant.refund(payment, 25_001)).toEqual({
      status: 400,
      body: { detail: 'The amount to refund exceeds the captured amount.' },
    })
    expect(await merchant.refund(payment, 25_000)).toMatchObject({ status: 201 })
    expect(await merchant.refund(payment, 1)).toMatchObject({ status: 400 })
  })

  it('is found by an inquiry by order or reference', async () => {
    const { merchant, orderId, payment } = await paidOrder()
    await merchant.refund(payment, 25_000)
    const byOrder = await merchant.inquire({ order_id: String(orderId) })
    const byReference = await merchant.inquire({ merchant_order_id: 'ORD-1001-1' })
    expect(byOrder).toMatchObject({ is_refund: true, parent_transaction: payment })
    expect(byReference).toEqual(byOrder)
    expect(await merchant.transaction(payment)).toMatchObject({
      id: payment,
      is_refunded: true,
      refunded_amount_cents: 25_000,
    })
  })

  it('can be refused in a 200 response', async () => {
    const { merchant, orderId, payment } = await paidOrder()
    const scenario = { match: { orderId }, refundOutcome: 'declined' }
    await merchant.call('PUT', '/_sandbox/paymob/scenario', scenario)
    expect(await merchant.refund(payment, 25_000)).toMatchObject({
      status: 201,
      body: { success: false, is_refund: true },
    })
    expect(await merchant.transaction(payment)).toMatchObject({ refunded_amount_cents: null })
  })

  it.each([
    [{ transaction_id: 1, amount_cents: 5 }, 404, { detail: 'Not found.' }],
    [{ amount_cents: 5 }, 400, { transaction_id: ['This field is required.'] }],
    [{ transaction_id: 1 }, 400, { amount_cents: ['This field is required.'] }],
    ['text', 400, { non_field_errors: [expect.any(String)] }],
  ])('rejects %j', async (body, status, answer) => {
    const path = '/api/acceptance/void_refund/refund'
    expect(await merchantOf(fixture.sandbox).call('POST', path, body)).toEqual({
      status,
      body: answer,
    })
  })

  it('requires a positive amount and the secret key', async () => {
    const { merchant, payment } = await paidOrder()
    expect(await merchant.refund(payment, 0)).toMatchObject({
      status: 400,
      body: { amount_cents: [expect.any(String)] },
    })
    const path = '/api/acceptance/void_refund/refund'
    const body = { transaction_id: payment, amount_cents: 1 }
    expect(await merchant.call('POST', path, body, 'Token wrong')).toMatchObject({ status: 401 })
  })

  it('is refused for a declined payment', async () => {
    const { merchant, payment } = await paidOrder({ outcome: 'declined' })
    expect(await merchant.refund(payment, 1)).toMatchObject({ status: 400 })
  })
})

describe('a void', () => {
  const path = '/api/acceptance/void_refund/void'

  it('cancels a card payment of the same day, once', async () => {
    const { merchant, payment } = await paidOrder()
    const body = { transaction_id: payment }
    expect(await merchant.call('POST', path, body)).toMatchObject({
      status: 201,
      body: { is_void: true, success: true, parent_transaction: payment },
    })
    const [, webhook] = await fixture.shop.waitFor(2)
    expect(webhook?.obj).toMatchObject({ id: payment, is_voided: true, is_void: false })
    expect(await merchant.call('POST', path, body)).toMatchObject({ status: 400 })
    expect(await merchant.refund(payment, 1)).toMatchObject({ status: 400 })
  })

  it('is refused for wallets', async () => {
    const { merchant, payment } = await paidOrder({ method: 'wallet' })
    expect(await merchant.call('POST', path, { transaction_id: payment })).toMatchObject({
      status: 400,
    })
  })
})

describe('a capture', () => {
  it('captures an authorised payment in parts, up to the authorised amount', async () => {
    const { merchant, payment } = await paidOrder({}, { is_auth: true })
    const capture = (amount: number) =>
      merchant.call('POST', '/api/acceptance/capture', {
        transaction_id: payment,
        amount_cents: amount,
      })
    expect(await merchant.refund(payment, 1)).toMatchObject({ status: 400 })
    expect(await capture(100_000)).toMatchObject({ status: 201, body: { is_capture: true } })
    expect(await capture(25_001)).toMatchObject({ status: 400 })
    expect(await merchant.transaction(payment)).toMatchObject({
      is_captured: true,
      captured_amount: 100_000,
    })
    expect(await merchant.refund(payment, 100_000)).toMatchObject({ status: 201 })
  })
})
