import { expect, it } from 'vitest'
import { createRouteNames, methodLabel } from './route-of.ts'

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

it.each([301, 400, 405, 414, 429, 503])('status %i creates no label', (status) => {
  const routeOf = createRouteNames()
  expect(routeOf('/checkout', status)).toBe('other')
  routeOf('/checkout', 200)
  expect(routeOf('/checkout', status)).toBe('/checkout')
})

it.each([
  [100, `/${'-'.repeat(99)}`],
  [101, 'other'],
])('a path of %i characters is %s', (length, route) => {
  expect(createRouteNames()(`/${'-'.repeat(length - 1)}`, 200)).toBe(route)
})

it.each([
  ['GET', 'GET'],
  ['PROPFIND', 'other'],
])('the method %s has the label %s', (method, label) => {
  expect(methodLabel(method)).toBe(label)
})
