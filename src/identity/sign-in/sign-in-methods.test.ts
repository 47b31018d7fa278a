import { expect, it } from 'vitest'
import { signInMethods } from './sign-in-methods.ts'

it('offers Google where the provider that comes with the shop is a client of Google', () => {
  const embedded = { VITE_IDENTITY_PROVIDER: 'embedded' } as const
  expect(signInMethods({ ...embedded, GOOGLE_CLIENT_ID: 'flowers' })).toEqual({ google: true })
  expect(signInMethods(embedded)).toEqual({ google: false })
})

it('offers Google with Firebase, which is its own client of Google', () => {
  expect(signInMethods({ VITE_IDENTITY_PROVIDER: 'firebase' })).toEqual({ google: true })
})
