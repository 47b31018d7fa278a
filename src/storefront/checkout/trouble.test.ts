import { describe, expect, it } from 'vitest'
import { troubleOf } from './trouble.ts'

const asked = { deliveryFee: 60, nameOf: () => 'Pink Peonies' }

describe('a refusal is answered where it belongs', () => {
  it('beside the fields that do not hold', () => {
    const fields = { 'recipient.phone': 'Please give an Egyptian mobile number.' }
    expect(troubleOf({ ok: false, refusal: 'invalid', fields }, asked)).toEqual({
      kind: 'fields',
      fields,
    })
  })

  it('beside the window that is full, the area that is closed, the way to pay', () => {
    const full = troubleOf({ ok: false, refusal: 'slot-unavailable', state: 'full' }, asked)
    expect(full).toMatchObject({ fields: { 'delivery.slotId': expect.stringContaining('gone') } })
    const closed = troubleOf({ ok: false, refusal: 'zone-closed' }, asked)
    expect(closed).toMatchObject({ fields: { 'address.zoneId': expect.any(String) } })
    const cash = troubleOf({ ok: false, refusal: 'cash-limit', limit: 3000 }, asked)
    expect(cash).toMatchObject({ fields: { paymentMethod: expect.stringContaining('3,000') } })
  })

  it('with the old and the new delivery fee when prices have changed', () => {
    const changed = { lines: [], deliveryFee: 80, total: 1330 }
    expect(troubleOf({ ok: false, refusal: 'price-changed', ...changed }, asked)).toMatchObject({
      kind: 'prices',
      seenFee: 60,
      deliveryFee: 80,
    })
  })

  it('with the name the shopper knows when something is no longer sold', () => {
    const gone = troubleOf({ ok: false, refusal: 'product-gone', productId: 'peonies' }, asked)
    expect(gone).toMatchObject({ kind: 'gone', name: 'Pink Peonies' })
  })
})
