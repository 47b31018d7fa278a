import { expect, it } from 'vitest'
import { isTooOldToSync } from './token-age.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

function tokenOfAge(seconds: number): string {
  const claims = JSON.stringify({ iat: now / 1000 - seconds, name: 'Zoë ???' })
  return `e30.${Buffer.from(claims).toString('base64url')}.c2ln`
}

it('skips a token older than 300 seconds', () => {
  expect(isTooOldToSync(tokenOfAge(0), now)).toBe(false)
  expect(isTooOldToSync(tokenOfAge(300), now)).toBe(false)
  expect(isTooOldToSync(tokenOfAge(301), now)).toBe(true)
})

it('skips a text that is no token', () => {
  for (const text of ['', 'a.b.c', 'e30.e30.', '..']) expect(isTooOldToSync(text, now)).toBe(true)
})
