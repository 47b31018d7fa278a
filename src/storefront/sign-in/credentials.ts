import { isEmail } from '#commerce/email.ts'
import { nameProblem } from '#commerce/person-name.ts'
import { passwordLength } from '#identity/passwords/password-length.ts'
import type { FieldErrors } from '#ui/use-checked-form.ts'

export function checkName(name: string): FieldErrors {
  const problem = name === '' ? 'Please enter your name.' : nameProblem(name)
  return problem ? { name: problem } : {}
}

export function checkEmail(email: string): FieldErrors {
  if (email === '') return { email: 'Please enter your email address.' }
  return isEmail(email) ? {} : { email: 'Please enter a valid email address.' }
}

export function checkPassword(password: string): FieldErrors {
  return password === '' ? { password: 'Please enter your password.' } : {}
}

/** No composition rules: the length makes a password strong. */
export function checkNewPassword(password: string): FieldErrors {
  const { min, max } = passwordLength
  if (password.length < min) return { password: `Please choose at least ${min} characters.` }
  if (password.length > max) return { password: `Please choose at most ${max} characters.` }
  return {}
}

/** A code of the authenticator app. */
export function checkCode(code: string): FieldErrors {
  return /^\d{6}$/.test(code) ? {} : { code: 'Please enter the six digits from your app.' }
}
