import { describe, expect, it } from 'vitest'
import { setUpSandbox } from '../testing/set-up-sandbox.ts'
import { merchantOf } from '../testing/test-sandbox.ts'

const fixture = setUpSandbox()
const control = '/_sandbox/paymob'

async function paidOrder(options: Record<string, unknown> = {}) {
  const merchant = merchantOf(fixture.sandbox)
  const intention = await merchant.intend(fixture.shop.origin)
  const orderId = intention.intention_order_id
  const { transaction } = await merchant.pay(orderId, { webhook: 'before-return', ...options })
  return { merchant, orderId, payment: transaction.id }
}
const speak = (dialect: Record<string, unknown>) =>
  merchantOf(fixture.sandbox).call('PUT', `${control}/dialect`, dialect)
const fail = (outage: Record<string, unknown>) =>
  merchantOf(fixture.sandbox).call('PUT', `${control}/outage`, outage)

describe('a refund in the dialect', () => {
  it.each([
    ['any', true, true],
    ['whole', false, true],
    ['never', false, false],
  ])('%s sets is_refunded after a part: %s, after all: %s', async (refundedFlag, part, whole) => {
    const { merchant, payment } = await paidOrder()
    await speak({ refundedFlag })
    await merchant.refund(payment, 25_000)
    const total = { refunded_amount_cents: 25_000 }
    expect(await merchant.transaction(payment)).toMatchObject({ ...total, is_refunded: part })
    await merchant.refund(payment, 100_000)
    expect(await merchant.transaction(payment)).toMatchObject({ is_refunded: whole })
  })

  it.each([
    ['parent', [false]],
    ['child', [true]],
    ['both', [true, false]],
  ])('%s sends callbacks of these transactions', async (reversalCallback, children) => {
    const { merchant, payment } = await paidOrder()
    await speak({ reversalCallback })
    await merchant.refund(payment, 25_000)
    const callbacks = (await fixture.shop.waitFor(1 + children.length)).slice(1)
    const isChild = callbacks.map(({ obj }) => obj.has_parent_transaction)
    expect(isChild.toSorted()).toEqual(children.toSorted())
  })
})

describe('the provider', () => {
  it('refunds and voids at its own dashboard', async () => {
    const { merchant, payment } = await paidOrder()
    const reverse = (body: object) => merchant.call('POST', `${control}/reverse/${payment}`, body)
    expect(await reverse({ amount: 25_000 })).toMatchObject({ body: { is_refund: true } })
    expect(await reverse({ kind: 'void' })).toMatchObject({ status: 400 })
    expect(await reverse({})).toMatchObject({ status: 400 })
    expect(await merchant.transaction(payment)).toMatchObject({ refunded_amount_cents: 25_000 })
  })

  it('captures a different amount', async () => {
    const { merchant, payment } = await paidOrder({ charged: 128_438 })
    expect(await merchant.transaction(payment)).toMatchObject({ amount_cents: 128_438 })
  })

  it('returns a declined attempt as the latest of a paid order', async () => {
    const { merchant, orderId } = await paidOrder()
    await merchant.pay(orderId, { again: true })
    const latest = await merchant.inquire({ order_id: String(orderId) })
    expect(latest).toMatchObject({ success: false, order: { paid_amount_cents: 125_000 } })
  })

  it('omits the source of a payment in its callbacks', async () => {
    await speak({ sourceData: 'null' })
    await paidOrder()
    const [webhook] = await fixture.shop.waitFor(1)
    expect(webhook?.obj.source_data).toEqual({ pan: null, type: null, sub_type: null })
  })

  it('names no order in a new intention', async () => {
    await speak({ namesOrder: false })
    const merchant = merchantOf(fixture.sandbox)
    await expect(merchant.intend(fixture.shop.origin)).rejects.toThrow('intention_order_id')
  })

  it.each([404, 400])('responds with %i to an unknown reference', async (unknownReference) => {
    await speak({ unknownReference })
    const merchant = merchantOf(fixture.sandbox)
    const path = '/api/ecommerce/orders/transaction_inquiry'
    const asked = await merchant.call(
      'POST',
      path,
      { merchant_order_id: 'none' },
      await merchant.bearer(),
    )
    expect(asked.status).toBe(unknownReference)
  })

  it('issues no token for the API key, and accepts the secret key instead', async () => {
    const { merchant, payment } = await paidOrder()
    const read = () => merchant.call('GET', `/api/acceptance/transactions/${payment}`)
    expect((await read()).status).toBe(401)
    await speak({ apiKey: 'refused' })
    await expect(merchant.bearer()).rejects.toThrow()
    expect((await read()).status).toBe(200)
  })

  it.each([
    ['throttle', 429],
    ['unauthorized', 401],
    ['forbidden', 403],
  ])('rejects calls: %s is %i', async (mode, status) => {
    const { merchant, payment } = await paidOrder()
    await fail({ mode, path: '/api/acceptance/void_refund' })
    expect((await merchant.refund(payment, 1)).status).toBe(status)
    await merchant.call('POST', '/_sandbox/reset')
    expect((await merchant.refund(payment, 1)).status).toBe(201)
  })

  it('rejects a refund that exceeds its balance', async () => {
    const { merchant, orderId, payment } = await paidOrder()
    const scenario = { match: { orderId }, refundOutcome: 'no-balance' }
    await merchant.call('PUT', `${control}/scenario`, scenario)
    expect(await merchant.refund(payment, 1)).toEqual({
      status: 400,
      body: { message: 'Insufficient balance' },
    })
  })
})
