import { describe, expect, it } from 'vitest'
import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { cartText } from './cart.messages.ts'
import { cartChangeMessage } from './cart-change-message.ts'

const product = { productId: 'one', name: 'Pink Peonies' }

describe('cartChangeMessage', () => {
  it.each<[string, CartChange]>([
    ['Pink Peonies is no longer available and was removed.', { ...product, kind: 'gone' }],
    ['Pink Peonies is sold out.', { ...product, kind: 'sold-out' }],
    [
      'Only 2 of Pink Peonies left. We updated the quantity.',
      { ...product, kind: 'fewer', left: 2 },
    ],
    [
      'Pink Peonies is now EGP\u00a01,990 instead of EGP\u00a02,400.',
      { ...product, kind: 'price', from: 2400, to: 1990 },
    ],
  ])('says %j', (message, change) => {
    expect(cartChangeMessage(change)).toBe(message)
  })

  it.each([
    [1, 'بقيت قطعة واحدة فقط'],
    [2, 'بقيت قطعتان فقط'],
    [3, 'بقيت 3 قطع فقط'],
    [11, 'بقيت 11 قطعة فقط'],
  ])('says in Arabic that %i are left, and isolates the name', (left, count) => {
    const message = inLocale('ar', () => cartChangeMessage({ ...product, kind: 'fewer', left }))
    expect(message).toBe(`${count} من \u2068Pink Peonies\u2069، فعدّلنا الكمية.`)
  })
})

it.each([
  [1, '1 item', 'قطعة واحدة'],
  [2, '2 items', 'قطعتان'],
  [7, '7 items', '7 قطع'],
  [30, '30 items', '30 قطعة'],
  [102, '102 items', '102 قطعة'],
])('counts %i items in both languages', (count, english, arabic) => {
  expect(cartText('items', { count })).toBe(english)
  expect(inLocale('ar', () => cartText('items', { count }))).toBe(arabic)
})
