import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { discountLabel } from './discount-label.ts'

describe('discountLabel', () => {
  it.each([
    [1200, 900, '25% OFF'],
    [300, 200, '33% OFF'],
    [800, 700, '13% OFF'],
    [500, 0, '100% OFF'],
  ])('for %d reduced to %d is %s', (price, reduced, badge) => {
    expect(discountLabel(price, reduced)).toBe(badge)
  })

  it('is written in Arabic too', () => {
    expect(inLocale('ar', () => discountLabel(1200, 900))).toBe('خصم 25%')
  })

  it.each([
    [1200, 1200],
    [1200, 1300],
    [0, 0],
  ])('is null for %d changed to %d', (price, reduced) => {
    expect(discountLabel(price, reduced)).toBeNull()
  })
})
