import { expect, it } from 'vitest'
import { trustedScript } from './trusted-types.ts'

it('allows a script of the shop', () => {
  expect(trustedScript('/driver-worker.js')).toBe('/driver-worker.js')
})

it.each([
  '//evil.example/driver-worker.js',
  'https://evil.example/driver-worker.js',
  '/driver-worker.js?x',
  '/uploads/a.js',
  'data:text/javascript,steal()',
  '',
])('refuses %j', (address) => {
  // @ts-expect-error The type refuses it too.
  expect(() => trustedScript(address)).toThrow('Not a script of the shop')
})
