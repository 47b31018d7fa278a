import { expect, it } from 'vitest'
import { allowRequest } from './request-bodies.ts'

const done = 'http://localhost:3000/login/popup?attempt=7c9e'

it('drops unknown fields', () => {
  const signUp = { email: 'a@b.example', password: 'tulips in march', name: ' Salma  Fouad ' }
  expect(
    allowRequest('POST', '/sign-up/email', {
      ...signUp,
      image: 'https://evil.example/x.png',
      callbackURL: 'https://evil.example',
      emailVerified: true,
      role: 'admin',
    }),
  ).toMatchObject({ allowed: true, body: { ...signUp, name: 'Salma Fouad' } })
  const trusting = { code: '123456', trustDevice: true, disableSession: true }
  expect(allowRequest('POST', '/two-factor/verify-totp', trusting)).toEqual({
    allowed: true,
    body: { code: '123456' },
    keepsQuery: false,
  })
})

it("lets Google's window return to the page of each language", () => {
  const arabic = done.replace('/login/popup', '/ar/login/popup')
  const asked = { provider: 'google', callbackURL: arabic, errorCallbackURL: arabic }
  expect(allowRequest('POST', '/sign-in/social', asked)).toMatchObject({ allowed: true })
  const elsewhere = { ...asked, callbackURL: arabic.replace('/ar/', '/evil/') }
  expect(allowRequest('POST', '/sign-in/social', elsewhere)).toMatchObject({ allowed: false })
})

it('passes no client-chosen parameter on to Google', () => {
  const asked = { provider: 'google', callbackURL: done, errorCallbackURL: done }
  const more = { scopes: ['a'], loginHint: 'b', additionalData: {}, idToken: { token: 'c' } }
  expect(allowRequest('POST', '/sign-in/social', { ...asked, ...more })).toEqual({
    allowed: true,
    body: { ...asked, disableRedirect: true },
    keepsQuery: false,
  })
  for (const other of [
    { provider: 'apple' },
    { callbackURL: '/checkout' },
    { errorCallbackURL: 1 },
  ]) {
    const refused = { allowed: false, status: 400, code: 'VALIDATION_ERROR' }
    expect(allowRequest('POST', '/sign-in/social', { ...asked, ...other })).toEqual(refused)
  }
})

it('rejects a name that looks like a message in an email of the shop', () => {
  const body = { email: 'a@b.example', password: 'tulips in march' }
  for (const name of [`Win: https://evil.example ${'x'.repeat(2650)}`, 'evil.example', 'a\nb']) {
    expect(allowRequest('POST', '/sign-up/email', { ...body, name })).toEqual({
      allowed: false,
      status: 400,
      code: 'INVALID_NAME',
    })
  }
})

it.each([
  ['POST', '/update-user'],
  ['POST', '/link-social'],
  ['POST', '/revoke-sessions'],
  ['POST', '/constructor'],
  ['GET', '/verify-email'],
  ['GET', '/get-session/'],
  ['GET', '/sign-out'],
  ['POST', '/callback/google'],
  ['DELETE', '/get-session'],
])('rejects %s %s', (method, path) => {
  expect(allowRequest(method, path, {})).toMatchObject({ allowed: false, status: 404 })
})

it('accepts a query only on the return from Google', () => {
  expect(allowRequest('GET', '/callback/google', {})).toEqual({ allowed: true, keepsQuery: true })
  expect(allowRequest('GET', '/get-session', {})).toEqual({ allowed: true, keepsQuery: false })
})
