import { expect, it } from 'vitest'
import { asksForPrivacy, countedPath, countedReferrer } from './visit.ts'

it.each([
  ['/p/abc?utm=1#x', '/p/abc'],
  ['/o/AbCdEfGhIjKlMnOpQrSt', '/o/:id'],
  ['/ar/o/AbCdEfGhIjKlMnOpQrSt', '/ar/o/:id'],
  ['/ar/p/AbCdEfGhIjKlMnOpQrSt', '/ar/p/AbCdEfGhIjKlMnOpQrSt'],
  ['/r/0123456789abcdef0123456789abcdef01234567', '/r/:id'],
  ['/a/AbCdEfGhIjKlMnOpQrStAbCdEfGhIjKlMnOpQrSt', '/a/:id'],
  ['/dashboard/orders/AbCdEfGhIjKlMnOpQrSt', '/dashboard/orders/:id'],
  ['https://elsewhere.example/', null],
  ['//elsewhere.example/', null],
])('counts %s as %s', (address, path) => {
  expect(countedPath(address)).toBe(path)
})

it('stores only the host of a referrer', () => {
  const own = 'https://shop.example'
  expect(countedReferrer('https://search.example/?q=my+secret', own)).toBe('search.example')
  expect(countedReferrer('https://shop.example/p/x', own)).toBe('')
  expect(countedReferrer('nonsense', own)).toBe('')
})

it.each(['dnt', 'sec-gpc'])('respects the privacy signal %s', (header) => {
  expect(asksForPrivacy(new Headers({ [header]: '1' }))).toBe(true)
  expect(asksForPrivacy(new Headers({ [header]: '0' }))).toBe(false)
})
