import { describe, expect, it } from 'vitest'
import type { FieldProblems } from '#commerce/checkout/field-problem.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { errorOf, errorToast } from './checkout-error.ts'

const asked = { deliveryFee: 60, priced: 'as asked', nameOf: () => 'Pink Peonies' }

describe('a refusal is shown in its place', () => {
  it('beside invalid fields', () => {
    const problems = { 'recipient.phone': { code: 'recipient-phone-invalid' } } as const
    const shown = () => errorOf({ ok: false, refusal: 'invalid', problems }, asked)
    expect(shown()).toEqual({
      kind: 'fields',
      fields: { 'recipient.phone': 'Enter an Egyptian mobile number, such as 0100 123 4567.' },
    })
    expect(inLocale('ar', shown)).toMatchObject({
      fields: { 'recipient.phone': expect.stringContaining('اكتب رقم موبايل مصريًا') },
    })
  })

  it('beside the button for the cart, and beside other invalid fields', () => {
    const tooMany = 'An order can have at most 30 different products.'
    const invalid = (problems: FieldProblems) =>
      errorOf({ ok: false, refusal: 'invalid', problems }, asked)
    const problem = invalid({
      lines: { code: 'too-many-products', most: 30 },
      'recipient.name': { code: 'recipient-name-missing' },
    })
    expect(problem).toEqual({
      kind: 'basket',
      title: tooMany,
      fields: { 'recipient.name': 'Who are the flowers for?' },
    })
    expect(errorToast(problem)).toEqual({ title: 'Not ordered yet', message: tooMany })
    expect(invalid({ 'lines.3.quantity': { code: 'invalid' } })).toEqual({
      kind: 'basket',
      title: 'Something in your cart cannot be ordered like this.',
      fields: {},
    })
  })

  it('beside the time slot, area or payment method', () => {
    const full = errorOf({ ok: false, refusal: 'slot-unavailable', state: 'full' }, asked)
    expect(full).toMatchObject({
      fields: { 'delivery.slotId': expect.stringContaining('fully booked') },
    })
    const closed = errorOf({ ok: false, refusal: 'zone-closed' }, asked)
    expect(closed).toMatchObject({ fields: { 'address.zoneId': expect.any(String) } })
    const paused = errorOf({ ok: false, refusal: 'orders-paused', until: null }, asked)
    expect(paused).toMatchObject({ kind: 'notice', title: 'Our florists are busy' })
    const until = Date.UTC(2026, 10, 20, 16)
    expect(errorOf({ ok: false, refusal: 'orders-paused', until }, asked)).toMatchObject({
      message: expect.stringContaining('20 Nov, 6:00 pm'),
    })
    const cash = errorOf({ ok: false, refusal: 'cash-limit', limit: 3000 }, asked)
    expect(cash).toMatchObject({ fields: { paymentMethod: expect.stringContaining('3,000') } })
    const unreachable = errorOf({ ok: false, refusal: 'recipient-not-reachable' }, asked)
    expect(unreachable).toMatchObject({ fields: { addressBy: expect.any(String) } })
    const anonymous = { refusal: 'cash-not-possible', obstacle: 'anonymous-sender' } as const
    expect(errorOf({ ok: false, ...anonymous }, asked)).toMatchObject({
      fields: { paymentMethod: expect.stringContaining('anonymous') },
    })
  })

  it('with the old and the new delivery fee when prices have changed', () => {
    const changed = { lines: [], deliveryFee: 80, total: 1330 }
    expect(errorOf({ ok: false, refusal: 'price-changed', ...changed }, asked)).toMatchObject({
      kind: 'prices',
      seenFee: 60,
      deliveryFee: 80,
      priced: 'as asked',
    })
  })

  it('with the name that the shopper saw when a product is gone', () => {
    const gone = errorOf({ ok: false, refusal: 'product-gone', productId: 'peonies' }, asked)
    expect(gone).toMatchObject({ kind: 'gone', name: 'Pink Peonies' })
  })

  it('with the existing order when the first response was lost and the form has changed', () => {
    const before = errorOf({ ok: false, refusal: 'placed-before', orderId: 'order-1' }, asked)
    expect(before).toEqual({ kind: 'placed-before', orderId: 'order-1' })
    expect(errorToast(before).title).toBe('Already ordered')
  })
})

describe('a shopper who has ordered too often', () => {
  const messageAfter = (seconds: number, unconfirmed?: true) => {
    const refusal = { ok: false, refusal: 'too-many-orders', seconds } as const
    const problem = errorOf({ ...refusal, ...(unconfirmed && { unconfirmed }) }, asked)
    return errorToast(problem).message
  }

  it.each([
    [20, 'Please try again in a minute or contact us.'],
    [60, 'Please try again in a minute or contact us.'],
    [840, 'Please try again in 14 minutes or contact us.'],
  ])('learns to wait %i seconds', (seconds, message) => {
    expect(messageAfter(seconds)).toBe(message)
  })

  it('learns the other ways with an unconfirmed order', () => {
    expect(messageAfter(840, true)).toBe(
      'Confirm your earlier order, pay online, or try again in 14 minutes.',
    )
  })

  it.each([
    [20, 'بعد دقيقة'],
    [120, 'بعد دقيقتين'],
    [300, 'بعد 5 دقائق'],
    [840, 'بعد 14 دقيقة'],
  ])('learns in Arabic to wait %i seconds', (seconds, wait) => {
    expect(inLocale('ar', () => messageAfter(seconds))).toContain(wait)
    expect(inLocale('ar', () => messageAfter(seconds, true))).toContain(wait)
  })
})

describe('a shopper with too many unpaid orders', () => {
  const messageAfter = (seconds?: number) => {
    const refusal = { ok: false, refusal: 'too-many-unpaid-orders' } as const
    return errorToast(errorOf(seconds === undefined ? refusal : { ...refusal, seconds }, asked))
  }
  const title = 'Too many unpaid orders'

  it('of their own learns to pay or cancel one', () => {
    expect(messageAfter()).toEqual({
      title,
      message: 'Pay or cancel one of them first, or wait until they expire.',
    })
  })

  it.each([
    [20, 'a minute', 'بعد دقيقة'],
    [120, '2 minutes', 'بعد دقيقتين'],
    [300, '5 minutes', 'بعد 5 دقائق'],
    [1800, '30 minutes', 'بعد 30 دقيقة'],
  ])('of the network learns how long %i seconds are', (seconds, english, arabic) => {
    expect(messageAfter(seconds)).toEqual({
      title,
      message: `Your phone number or network has too many. Pay or cancel an open order, or try again in ${english}.`,
    })
    expect(inLocale('ar', () => messageAfter(seconds)).message).toContain(arabic)
  })
})
