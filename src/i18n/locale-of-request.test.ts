import { expect, it } from 'vitest'
import { localeOfRequest } from './locale-of-request.ts'

const localeOf = (path: string, header?: string) =>
  localeOfRequest(
    new Request(`https://boutique.example${path}`, {
      headers: header === undefined ? {} : { 'x-locale': header },
    }),
  )

it.each([
  ['/', 'en'],
  ['/ar', 'ar'],
  ['/ar/p/abc', 'ar'],
  ['/arabic', 'en'],
  ['/ar/api/payments/return', 'ar'],
])('reads the language of %s from its path', (path, locale) => {
  expect(localeOf(path)).toBe(locale)
})

it.each(['/_serverFn/orders.placeOrder', '/api/auth/sign-in/email'])(
  'reads the language of a call of %s from its header',
  (path) => {
    expect(localeOf(path, 'ar')).toBe('ar')
    expect(localeOf(path, 'fr')).toBe('en')
    expect(localeOf(path)).toBe('en')
  },
)

it('ignores the header of a page, which caches know by its path', () => {
  expect(localeOf('/', 'ar')).toBe('en')
  expect(localeOf('/ar', 'en')).toBe('ar')
})
