import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { formatMoney, isPounds } from './money.ts'

const reference = new Intl.NumberFormat('en-EG', {
  style: 'currency',
  currency: 'EGP',
  maximumFractionDigits: 0,
})

describe('money', () => {
  it.each([
    [0, 'EGP 0'],
    [999, 'EGP 999'],
    [1250, 'EGP 1,250'],
    [1_234_567, 'EGP 1,234,567'],
  ])('formats %i pounds as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text.replace(' ', '\u00a0'))
  })

  it('formats any amount like Intl for Egypt', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(formatMoney(amount)).toBe(reference.format(amount))
      }),
    )
  })

  it.each([0, 1, 6500, Number.MAX_SAFE_INTEGER])('accepts %i pounds', (amount) => {
    expect(isPounds(amount)).toBe(true)
  })

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %d', (amount) => {
    expect(isPounds(amount)).toBe(false)
  })
})

describe('money in Arabic', () => {
  it.each([
    [0, '0 ج.م'],
    [1250, '1,250 ج.م'],
    [-1250, '\u2066-1,250\u2069 ج.م'],
  ])('formats %i pounds as %s', (amount, text) => {
    expect(inLocale('ar', () => formatMoney(amount))).toBe(text.replace(' ', '\u00a0'))
  })
})
