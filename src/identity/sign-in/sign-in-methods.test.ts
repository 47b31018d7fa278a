import { expect, it } from 'vitest'
import { signInMethods } from './sign-in-methods.ts'

it('offers Google if the embedded provider has Google credentials', () => {
  const embedded = { VITE_IDENTITY_PROVIDER: 'embedded' } as const
  expect(signInMethods({ ...embedded, GOOGLE_CLIENT_ID: 'flowers' })).toMatchObject({
    google: true,
  })
  expect(signInMethods(embedded)).toMatchObject({ google: false })
})

it('offers Google with Firebase, which has credentials of its own', () => {
  expect(signInMethods({ VITE_IDENTITY_PROVIDER: 'firebase' })).toMatchObject({ google: true })
})

it('offers passkeys with the embedded provider alone', () => {
  expect(signInMethods({ VITE_IDENTITY_PROVIDER: 'embedded' })).toMatchObject({ passkey: true })
  expect(signInMethods({ VITE_IDENTITY_PROVIDER: 'firebase' })).toMatchObject({ passkey: false })
})
