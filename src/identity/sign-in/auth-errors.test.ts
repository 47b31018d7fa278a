import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { embeddedErrorKind, popupErrorKind } from '../providers/embedded/embedded-error-kind.ts'
import { AuthError, authErrorKinds } from './auth-error.ts'
import { authNotice, authNotices } from './auth-errors.ts'

describe('the error catalogue', () => {
  it('has the titles of the specification, and its own for codes, passkeys and a full queue', () => {
    expect(
      Object.fromEntries(authErrorKinds.map((kind) => [kind, authNotices[kind].title])),
    ).toEqual({
      'invalid-code': 'Invalid Code',
      'wrong-credentials': 'Email or Password is Incorrect!',
      'wrong-password': 'Invalid Password',
      network: 'Network Error',
      'email-in-use': 'Email In Use',
      'invalid-password': 'Invalid Password',
      'weak-password': 'Weak Password',
      'invalid-email': 'Invalid Email',
      'invalid-phone': 'Invalid Phone Number',
      'user-deleted': 'User Deleted',
      'user-disabled': 'User Disabled',
      'too-many-attempts': 'Too Many Attempts',
      'sign-in-busy': 'Sign-In Is Busy',
      'not-allowed': 'Operation Failed',
      'credential-expired': 'Re-authentication Required',
      'quota-exceeded': 'unknown Error',
      'popup-closed': 'Popup closed without login',
      'popup-blocked': 'Popup blocked',
      'passkey-cancelled': 'Passkey Not Used',
      'passkey-refused': 'Passkey Not Accepted',
      'passkey-unknown': 'Passkey Not Found',
      'passkey-exists': 'Passkey Already Added',
      'passkey-needed': 'Passkey Required',
      'too-many-passkeys': 'Too Many Passkeys',
      unknown: 'Authentication Error',
    })
  })

  it('has the messages that the specification gives', () => {
    expect(authNotices['wrong-credentials'].message).toBe(
      'Please check your email and password and try again.',
    )
    expect(authNotices.network.message).toBe('Please check your internet connection and try again.')
    expect(authNotices['email-in-use'].message).toBe('This email address is already registered.')
    expect(authNotices['weak-password'].message).toBe('Please choose a stronger password.')
    expect(authNotices['quota-exceeded'].message).toBe('Please try again later.')
  })

  it('has a message for every kind', () => {
    expect(authErrorKinds.filter((kind) => authNotices[kind].message === '')).toEqual([])
  })

  it('shows any other error as an authentication error', () => {
    expect(authNotice(new Error('odd')).title).toBe('Authentication Error')
    expect(authNotice('odd').title).toBe('Authentication Error')
  })

  it('contains the seconds to wait after too many attempts', () => {
    const messageAfter = (retryAfter: number) =>
      authNotice(new AuthError('too-many-attempts', { retryAfter })).message
    expect(messageAfter(1)).toBe('Please try again in 1 second.')
    expect(messageAfter(42)).toBe('Please try again in 42 seconds.')
    expect(messageAfter(200)).toBe('Please try again in 4 minutes.')
    expect(authNotice(new AuthError('too-many-attempts')).message).toContain('few minutes')
  })
})

describe('the error catalogue in Arabic', () => {
  const inArabic = (error: unknown) =>
    inLocale('ar', () => {
      const { title, message } = authNotice(error)
      return `${title}: ${message}`
    })

  it.each(authErrorKinds)('has no English text for %s', (kind) => {
    const text = inArabic(new AuthError(kind)).replace('name@example.com', '')
    expect(text).toMatch(/^\p{Script=Arabic}/u)
    expect(text).not.toMatch(/[A-Za-z]/)
  })

  it.each([
    [1, 'بعد ثانية.'],
    [2, 'بعد ثانيتين.'],
    [5, 'بعد 5 ثوانٍ.'],
    [42, 'بعد 42 ثانية.'],
    [120, 'بعد دقيقتين.'],
    [200, 'بعد 4 دقائق.'],
    [900, 'بعد 15 دقيقة.'],
  ])('asks to wait %i seconds in the right form', (retryAfter, wait) => {
    expect(inArabic(new AuthError('too-many-attempts', { retryAfter }))).toContain(wait)
  })

  it('leaves the next request in English', () => {
    inArabic(new AuthError('network'))
    expect(authNotice(new AuthError('network')).title).toBe('Network Error')
  })
})

describe('the errors of the embedded provider', () => {
  it('map to kinds of the catalogue', () => {
    const kind = (status: number, code?: string) => embeddedErrorKind({ status, code })
    expect(kind(401, 'INVALID_EMAIL_OR_PASSWORD')).toBe('wrong-credentials')
    expect(kind(400, 'INVALID_PASSWORD')).toBe('wrong-password')
    expect(kind(422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')).toBe('email-in-use')
    expect(kind(400, 'PASSWORD_TOO_SHORT')).toBe('weak-password')
    expect(kind(400, 'PASSWORD_TOO_LONG')).toBe('invalid-password')
    expect(kind(400, 'INVALID_EMAIL')).toBe('invalid-email')
    expect(kind(403, 'BANNED_USER')).toBe('user-disabled')
    expect(kind(400, 'USER_NOT_FOUND')).toBe('user-deleted')
    expect(kind(404, 'PROVIDER_NOT_FOUND')).toBe('not-allowed')
    expect(kind(400, 'INVALID_TOKEN')).toBe('credential-expired')
    expect(kind(401)).toBe('credential-expired')
    expect(kind(429)).toBe('too-many-attempts')
    expect(kind(429, 'TOO_MANY_SIGN_INS')).toBe('sign-in-busy')
    expect(kind(503)).toBe('quota-exceeded')
    expect(kind(500)).toBe('unknown')
    expect(kind(400, 'toString')).toBe('unknown')
  })

  it("include the errors of Google's return address", () => {
    expect(popupErrorKind('access_denied')).toBe('popup-closed')
    expect(popupErrorKind('account_not_linked')).toBe('email-in-use')
    expect(popupErrorKind('invalid_code')).toBe('credential-expired')
    expect(popupErrorKind('anything')).toBe('unknown')
  })
})
