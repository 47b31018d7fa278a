import { expect, it } from 'vitest'
import { defaultHeaders, securityHeaders } from './security-headers.ts'

it.each([
  '/o/abcdefghij0123456789',
  '/a/abcdefghij0123456789abcdefghij0123456789',
  '/r/abcdefghij0123456789abcdefghij0123456789',
  '/ar/o/abcdefghij0123456789',
  '/%61r/a/abcdefghij0123456789abcdefghij0123456789',
])('keep the address of %s from other sites and search engines', (pathname) => {
  const headers = securityHeaders(pathname, true)
  expect(headers['Referrer-Policy']).toBe('no-referrer')
  expect(headers['X-Robots-Tag']).toBe('noindex')
})

it.each([
  '/dashboard',
  '/driver',
  '/dashboard/orders',
  '/checkout',
  '/ar/checkout',
  '/complete-profile',
  '/api/payments/return',
  '/ar/api/payments/return',
])('keep %s out of search engines', (pathname) => {
  expect(securityHeaders(pathname, true)['X-Robots-Tag']).toBe('noindex')
})

it.each(['/', '/p/abcdefghij0123456789', '/ar', '/ar/p/abcdefghij0123456789', '/arabic'])(
  'allow search engines to index %s',
  (pathname) => {
    expect(securityHeaders(pathname, true)).not.toHaveProperty('X-Robots-Tag')
  },
)

it('require https only where there is https', () => {
  expect(securityHeaders('/', true)).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders('/', false)).not.toHaveProperty('Strict-Transport-Security')
})

it.each(['/', '/o/abcdefghij0123456789', '/assets/shop.js'])(
  'forbid framing and MIME sniffing of %s',
  (pathname) => {
    expect(securityHeaders(pathname, true)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
    })
  },
)

it('keep the sign-in window of Google connected to its opener', () => {
  const policy = (pathname: string) => securityHeaders(pathname, true)['Cross-Origin-Opener-Policy']
  expect(policy('/login')).toBe('same-origin-allow-popups')
  expect(policy('/api/auth/callback/google')).toBe('unsafe-none')
  expect(policy('/login/popup')).toBe('unsafe-none')
  expect(policy('/ar/login/popup')).toBe('unsafe-none')
})

it('embed only what allows it, except frames of the identity provider', () => {
  const embedder = (frames: string[]) =>
    securityHeaders('/', true, { scripts: [], connections: [], frames })
  expect(embedder([])).toHaveProperty('Cross-Origin-Embedder-Policy', 'require-corp')
  expect(embedder(['https://boutique.firebaseapp.com'])).not.toHaveProperty(
    'Cross-Origin-Embedder-Policy',
  )
})

it.each([
  '/account',
  '/ar/account',
  '/dashboard/orders',
  '/o/abcdefghij0123456789',
  '/checkout',
  '/api/auth/token',
  '/_serverFn/orders.getOrder',
])('forbid caches to store %s by default', (pathname) => {
  expect(defaultHeaders(pathname)['Cache-Control']).toBe('private, no-store')
})

it.each([
  '/O/abcdefghij0123456789',
  '/%6F/abcdefghij0123456789',
  '/DashBoard/users',
  '/%5FserverFn/orders.getOrder',
])('normalize a path like the router: %s', (pathname) => {
  expect(defaultHeaders(pathname)['Cache-Control']).toBe('private, no-store')
})

it('protect the address of an order in any spelling', () => {
  expect(securityHeaders('/O/abcdefghij0123456789', true)['Referrer-Policy']).toBe('no-referrer')
})

it.each(['/', '/p/abcdefghij0123456789'])('require revalidation of %s', (pathname) => {
  expect(defaultHeaders(pathname)['Cache-Control']).toBe('private, no-cache')
})

it('sandbox an uploaded picture', () => {
  expect(defaultHeaders('/uploads/a.webp')['Content-Security-Policy']).toContain(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  )
})

it('forbid framing of responses without a policy of their own', () => {
  expect(defaultHeaders('/o/abcdefghij0123456789/receipt.pdf')['Content-Security-Policy']).toBe(
    "frame-ancestors 'none'",
  )
})

it.each(['/logo.png', '/uploads/a.webp', '/uploads/order-a.webp'])(
  'let a mail client on another origin load %s',
  (pathname) => {
    expect(securityHeaders(pathname, true)['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  },
)

it.each(['/', '/o/abcdefghij0123456789', '/assets/shop.js', '/logo.png/x', '/api/uploads'])(
  'keep %s from other origins',
  (pathname) => {
    expect(securityHeaders(pathname, true)['Cross-Origin-Resource-Policy']).toBe('same-origin')
  },
)
