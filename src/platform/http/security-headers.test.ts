import { expect, it } from 'vitest'
import { securityHeaders, unsaidHeaders } from './security-headers.ts'

it.each(['/o/abcdefghij0123456789', '/a/abcdefghij0123456789abcdefghij0123456789'])(
  'keeps the address of %s to itself, and out of search engines',
  (pathname) => {
    const headers = securityHeaders(pathname, true)
    expect(headers['Referrer-Policy']).toBe('no-referrer')
    expect(headers['X-Robots-Tag']).toBe('noindex')
  },
)

it.each([
  '/dashboard',
  '/dashboard/orders',
  '/checkout',
  '/complete-profile',
  '/api/payments/return',
])('keeps %s out of search engines', (pathname) => {
  expect(securityHeaders(pathname, true)['X-Robots-Tag']).toBe('noindex')
})

it.each(['/', '/p/abcdefghij0123456789'])('lets search engines find %s', (pathname) => {
  expect(securityHeaders(pathname, true)).not.toHaveProperty('X-Robots-Tag')
})

it('insists on https only where there is https', () => {
  expect(securityHeaders('/', true)).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders('/', false)).not.toHaveProperty('Strict-Transport-Security')
})

it.each(['/', '/o/abcdefghij0123456789', '/assets/shop.js'])(
  'lets nobody frame %s, nor guess what it is',
  (pathname) => {
    expect(securityHeaders(pathname, true)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
    })
  },
)

it("leaves the window of Google's sign-in connected to the page that opened it", () => {
  const policy = (pathname: string) => securityHeaders(pathname, true)['Cross-Origin-Opener-Policy']
  expect(policy('/login')).toBe('same-origin-allow-popups')
  expect(policy('/api/auth/callback/google')).toBe('unsafe-none')
  expect(policy('/login/popup')).toBe('unsafe-none')
})

it.each([
  '/account',
  '/dashboard/orders',
  '/o/abcdefghij0123456789',
  '/checkout',
  '/api/auth/token',
  '/_serverFn/orders.getOrder',
])('lets nobody keep what %s says, unless it says otherwise itself', (pathname) => {
  expect(unsaidHeaders(pathname)['Cache-Control']).toBe('private, no-store')
})

it.each([
  '/O/abcdefghij0123456789',
  '/%6F/abcdefghij0123456789',
  '/DashBoard/users',
  '/%5FserverFn/orders.getOrder',
])('is not misled by an address that the router takes for another: %s', (pathname) => {
  expect(unsaidHeaders(pathname)['Cache-Control']).toBe('private, no-store')
})

it('keeps the address of an order to itself in whatever letters it is written', () => {
  expect(securityHeaders('/O/abcdefghij0123456789', true)['Referrer-Policy']).toBe('no-referrer')
})

it.each(['/', '/p/abcdefghij0123456789'])('has %s asked for anew each time', (pathname) => {
  expect(unsaidHeaders(pathname)['Cache-Control']).toBe('private, no-cache')
})

it('lets a picture that somebody brought in be nothing but a picture', () => {
  expect(unsaidHeaders('/uploads/a.webp')['Content-Security-Policy']).toContain(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  )
})

it('lets nobody frame what has no policy of its own', () => {
  expect(unsaidHeaders('/o/abcdefghij0123456789/receipt.pdf')['Content-Security-Policy']).toBe(
    "frame-ancestors 'none'",
  )
})
