import type { Notice } from '#commerce/customers/notices.ts'
import { passwordLength } from '../passwords/password-length.ts'
import { AuthError, type AuthErrorKind } from './auth-error.ts'

/** Titles and messages of sign-in errors, fixed by the specification. */
export const authNotices: Record<AuthErrorKind, Notice> = {
  'wrong-credentials': {
    title: 'Email or Password is Incorrect!',
    message: 'Please check your email and password and try again.',
  },
  // Of a signed-in user, who entered the password again.
  'wrong-password': {
    title: 'Invalid Password',
    message: 'Your current password is not correct. Please try again.',
  },
  network: {
    title: 'Network Error',
    message: 'Please check your internet connection and try again.',
  },
  'email-in-use': {
    title: 'Email In Use',
    message: 'This email address is already registered.',
  },
  'invalid-password': {
    title: 'Invalid Password',
    message: `A password has between ${passwordLength.min} and ${passwordLength.max} characters.`,
  },
  'weak-password': {
    title: 'Weak Password',
    message: 'Please choose a stronger password.',
  },
  'invalid-email': {
    title: 'Invalid Email',
    message: 'Please check the email address. It should look like name@example.com.',
  },
  'invalid-phone': {
    title: 'Invalid Phone Number',
    message:
      'Please check the phone number. Include + and the country code for numbers outside Egypt.',
  },
  'user-deleted': {
    title: 'User Deleted',
    message: 'This account no longer exists. You can register again or continue as a guest.',
  },
  'user-disabled': {
    title: 'User Disabled',
    message: 'This account cannot be used at the moment. Please contact support.',
  },
  'too-many-attempts': {
    title: 'Too Many Attempts',
    message: 'Please wait a few minutes and try again.',
  },
  'sign-in-busy': {
    title: 'Sign-In Is Busy',
    message: 'Too many sign-ins right now. Try again in a moment.',
  },
  'not-allowed': {
    title: 'Operation Failed',
    message: 'This way of signing in is not available. Please choose another one.',
  },
  'credential-expired': {
    title: 'Re-authentication Required',
    message: 'Your sign-in has expired. Please sign in again.',
  },
  'invalid-code': {
    title: 'Invalid Code',
    message: 'Please enter the code that your app shows now. Each code works once.',
  },
  'quota-exceeded': {
    title: 'unknown Error',
    message: 'Please try again later.',
  },
  'popup-closed': {
    title: 'Popup closed without login',
    message: 'The sign-in window was closed before you were signed in. Please try again.',
  },
  'popup-blocked': {
    title: 'Popup blocked',
    message: 'Please allow pop-up windows for this site and try again.',
  },
  unknown: {
    title: 'Authentication Error',
    message: 'We could not sign you in. Please try again in a moment.',
  },
}

/** The toast for an error of signing in. */
export function authNotice(error: unknown): Notice {
  if (!(error instanceof AuthError)) return authNotices.unknown
  const notice = authNotices[error.kind]
  if (error.kind !== 'too-many-attempts' || error.retryAfter === undefined) return notice
  return { ...notice, message: `Please try again in ${inWords(error.retryAfter)}.` }
}

function inWords(seconds: number): string {
  if (seconds <= 90)
    return seconds === 1 ? '1 second' : `${Math.max(Math.ceil(seconds), 1)} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
