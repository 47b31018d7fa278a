import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { listingText } from './listing.messages.ts'

it('counts filters in English', () => {
  expect(listingText('active', { count: 2 })).toBe('2 active')
})

it.each([
  [1, 'اختيار واحد مفعّل'],
  [2, 'اختياران مفعّلان'],
  [3, '3 اختيارات مفعّلة'],
  [11, '11 اختيارًا مفعّلًا'],
  [100, '100 اختيار مفعّل'],
])('counts %i filters in Arabic', (count, text) => {
  expect(inLocale('ar', () => listingText('active', { count }))).toBe(text)
})
