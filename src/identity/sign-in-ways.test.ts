import { expect, it } from 'vitest'
import { signInWays } from './sign-in-ways.ts'

it('offers Google where the provider that comes with the shop is a client of Google', () => {
  const embedded = { VITE_IDENTITY_PROVIDER: 'embedded' } as const
  expect(signInWays({ ...embedded, GOOGLE_CLIENT_ID: 'flowers' })).toEqual({ google: true })
  expect(signInWays(embedded)).toEqual({ google: false })
})

it('offers Google with Firebase, which is its own client of Google', () => {
  expect(signInWays({ VITE_IDENTITY_PROVIDER: 'firebase' })).toEqual({ google: true })
})
