import { expect, it } from 'vitest'
import { asksForPrivacy, countedPath, countedReferrer } from './visit.ts'

it.each([
  ['/p/abc?utm=1#x', '/p/abc'],
  ['/o/AbCdEfGhIjKlMnOpQrSt', '/o/:id'],
  ['/a/AbCdEfGhIjKlMnOpQrStAbCdEfGhIjKlMnOpQrSt', '/a/:id'],
  ['/dashboard/orders/AbCdEfGhIjKlMnOpQrSt', '/dashboard/orders/:id'],
  ['https://elsewhere.example/', null],
  ['//elsewhere.example/', null],
])('counts %s as %s', (address, path) => {
  expect(countedPath(address)).toBe(path)
})

it('keeps of where one came from only the name of the site', () => {
  const own = 'https://shop.example'
  expect(countedReferrer('https://search.example/?q=my+secret', own)).toBe('search.example')
  expect(countedReferrer('https://shop.example/p/x', own)).toBe('')
  expect(countedReferrer('nonsense', own)).toBe('')
})

it.each(['dnt', 'sec-gpc'])('hears the wish for privacy in %s', (header) => {
  expect(asksForPrivacy(new Headers({ [header]: '1' }))).toBe(true)
  expect(asksForPrivacy(new Headers({ [header]: '0' }))).toBe(false)
})
