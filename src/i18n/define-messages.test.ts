import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defineMessages } from './define-messages.ts'
import { inLocale } from './locale.server.ts'
import { groupDigits, pluralForm } from './number-forms.ts'

const text = defineMessages({
  en: {
    empty: 'Your cart is empty.',
    items: '{count, plural, one {# item} other {# items}} for {name}',
    agree: 'Read the <link>terms</link> of {shop}.',
  },
  ar: {
    empty: 'سلتك فارغة.',
    items:
      '{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}} إلى {name}',
    agree: 'اقرأ <link>شروط</link> {shop}.',
  },
})

it('shows English without a language, and Arabic in Arabic', () => {
  expect(text('empty')).toBe('Your cart is empty.')
  expect(inLocale('ar', () => text('empty'))).toBe('سلتك فارغة.')
})

it.each([
  [0, 'لا قطع'],
  [1, 'قطعة واحدة'],
  [2, 'قطعتان'],
  [3, '3 قطع'],
  [10, '10 قطع'],
  [11, '11 قطعة'],
  [99, '99 قطعة'],
  [100, '100 قطعة'],
  [103, '103 قطع'],
  [1_111, '1,111 قطعة'],
])('counts %i in Arabic', (count, counted) => {
  expect(inLocale('ar', () => text('items', { count, name: 'منى' }))).toBe(`${counted} إلى منى`)
})

it('isolates a value of the other direction', () => {
  expect(text('items', { count: 1, name: 'منى' })).toBe('1 item for \u2068منى\u2069')
  expect(inLocale('ar', () => text('items', { count: 1, name: 'Mona' }))).toBe(
    'قطعة واحدة إلى \u2068Mona\u2069',
  )
})

it('fills tags with elements', () => {
  const filled = text.rich('agree', {
    shop: 'Nawwar',
    link: (content) => createElement('a', { href: '/terms' }, content),
  })
  expect(renderToStaticMarkup(filled)).toBe('Read the <a href="/terms">terms</a> of Nawwar.')
})

it('agrees with Intl about plural forms', () => {
  const [english, arabic] = [new Intl.PluralRules('en'), new Intl.PluralRules('ar')]
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(pluralForm('en', count)).toBe(english.select(count))
      expect(pluralForm('ar', count)).toBe(arabic.select(count))
    }),
  )
})

it('agrees with Intl about the digits of whole numbers', () => {
  const digits = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(groupDigits(value)).toBe(digits.format(value))
    }),
  )
})
