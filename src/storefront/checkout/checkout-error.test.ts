import { describe, expect, it } from 'vitest'
import { errorOf, errorToast } from './checkout-error.ts'

const asked = { deliveryFee: 60, nameOf: () => 'Pink Peonies' }

describe('a refusal is answered where it belongs', () => {
  it('beside the fields that do not hold', () => {
    const fields = { 'recipient.phone': 'Please give an Egyptian mobile number.' }
    expect(errorOf({ ok: false, refusal: 'invalid', fields }, asked)).toEqual({
      kind: 'fields',
      fields,
    })
  })

  it('where the button is, when it is about the cart, and beside the other fields as well', () => {
    const tooMany = 'An order holds at most 30 different things.'
    const invalid = (fields: Record<string, string>) =>
      errorOf({ ok: false, refusal: 'invalid', fields }, asked)
    const problem = invalid({ lines: tooMany, 'recipient.name': 'Who are the flowers for?' })
    expect(problem).toEqual({
      kind: 'basket',
      title: tooMany,
      fields: { 'recipient.name': 'Who are the flowers for?' },
    })
    expect(errorToast(problem)).toEqual({ title: 'Not ordered yet', message: tooMany })
    expect(invalid({ 'lines.3.quantity': 'Too big' })).toEqual({
      kind: 'basket',
      title: 'Something in your cart cannot be ordered like this.',
      fields: {},
    })
  })

  it('beside the window that is full, the area that is closed, the way to pay', () => {
    const full = errorOf({ ok: false, refusal: 'slot-unavailable', state: 'full' }, asked)
    expect(full).toMatchObject({ fields: { 'delivery.slotId': expect.stringContaining('gone') } })
    const closed = errorOf({ ok: false, refusal: 'zone-closed' }, asked)
    expect(closed).toMatchObject({ fields: { 'address.zoneId': expect.any(String) } })
    const cash = errorOf({ ok: false, refusal: 'cash-limit', limit: 3000 }, asked)
    expect(cash).toMatchObject({ fields: { paymentMethod: expect.stringContaining('3,000') } })
  })

  it('with the old and the new delivery fee when prices have changed', () => {
    const changed = { lines: [], deliveryFee: 80, total: 1330 }
    expect(errorOf({ ok: false, refusal: 'price-changed', ...changed }, asked)).toMatchObject({
      kind: 'prices',
      seenFee: 60,
      deliveryFee: 80,
    })
  })

  it('with the name the shopper knows when something is no longer sold', () => {
    const gone = errorOf({ ok: false, refusal: 'product-gone', productId: 'peonies' }, asked)
    expect(gone).toMatchObject({ kind: 'gone', name: 'Pink Peonies' })
  })

  it('with the order that is there, when the first answer was lost and the form changed since', () => {
    const before = errorOf({ ok: false, refusal: 'placed-before', orderId: 'order-1' }, asked)
    expect(before).toEqual({ kind: 'placed-before', orderId: 'order-1' })
    expect(errorToast(before).title).toBe('Already ordered')
  })
})
