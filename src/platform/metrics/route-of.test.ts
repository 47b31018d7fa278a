import { expect, it } from 'vitest'
import { createRouteNames } from './route-of.ts'

it.each([
  ['/', '/'],
  ['/p/a1b2c3d4e5f6g7h8i9j0', '/p/:id'],
  ['/o/a1b2c3d4e5f6g7h8i9j0/receipt.pdf', '/o/:id/receipt.pdf'],
  ['/assets/shop-1a2b.js', '/assets/*'],
  ['/uploads/0f3c_1200x1500.webp', '/uploads/*'],
  ['/api/auth/sign-in/email', '/api/auth/*'],
  ['/_serverFn/checkout.placeOrder', '/_serverFn/checkout.placeOrder'],
])('the route of %s is %s', (pathname, route) => {
  expect(createRouteNames()(pathname, 200)).toBe(route)
})

it('limits the labels of unknown paths', () => {
  const routeOf = createRouteNames()
  expect(routeOf('/wp-admin', 404)).toBe('not found')
  const routes = new Set(Array.from({ length: 1000 }, (_, count) => routeOf(`/x${count}`, 500)))
  expect(routes.size).toBe(301)
  expect(routes).toContain('other')
})
