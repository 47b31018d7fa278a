import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

it('keeps the address of an order to itself, and out of search engines', () => {
  const headers = securityHeaders('/o/abcdefghij0123456789', true)
  expect(headers['Referrer-Policy']).toBe('no-referrer')
  expect(headers['X-Robots-Tag']).toBe('noindex')
})

it('lets search engines find the flowers', () => {
  expect(securityHeaders('/p/abcdefghij0123456789', true)).not.toHaveProperty('X-Robots-Tag')
})

it('insists on https only where there is https', () => {
  expect(securityHeaders('/', true)).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders('/', false)).not.toHaveProperty('Strict-Transport-Security')
})
