import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, isPounds } from './money.ts'

/** The format may part currency and digits by a space that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('money', () => {
  it.each([
    [0, 'EGP 0'],
    [999, 'EGP 999'],
    [1250, 'EGP 1,250'],
    [1_234_567, 'EGP 1,234,567'],
  ])('of %i pounds reads %s', (amount, text) => {
    expect(plain(formatMoney(amount))).toBe(text)
  })

  it('never shows piastres', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(formatMoney(amount)).not.toContain('.')
      }),
    )
  })

  it('keeps every digit of an amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(formatMoney(amount).replaceAll(/\D/g, '')).toBe(String(amount))
      }),
    )
  })

  it.each([0, 1, 6500, Number.MAX_SAFE_INTEGER])('may be %i pounds', (amount) => {
    expect(isPounds(amount)).toBe(true)
  })

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is never %d', (amount) => {
    expect(isPounds(amount)).toBe(false)
  })
})
