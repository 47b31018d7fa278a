import { expect, it } from 'vitest'
import { signInMethods } from './sign-in-methods.ts'

it('offers Google if the embedded provider has Google credentials', () => {
  const embedded = { VITE_IDENTITY_PROVIDER: 'embedded' } as const
  expect(signInMethods({ ...embedded, GOOGLE_CLIENT_ID: 'flowers' })).toEqual({ google: true })
  expect(signInMethods(embedded)).toEqual({ google: false })
})

it('offers Google with Firebase, which has credentials of its own', () => {
  expect(signInMethods({ VITE_IDENTITY_PROVIDER: 'firebase' })).toEqual({ google: true })
})
