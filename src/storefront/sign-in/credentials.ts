import { isEmail } from '#commerce/email.ts'
import { nameProblem } from '#commerce/person-name.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { passwordLength } from '#identity/passwords/password-length.ts'
import type { FieldErrors } from '#ui/use-checked-form.ts'
import { credentialText } from './credentials.messages.ts'

export function checkName(name: string): FieldErrors {
  if (name === '') return { name: credentialText('nameMissing') }
  const problem = nameProblem(name)
  return problem ? { name: fieldProblemText(problem) } : {}
}

export function checkEmail(email: string): FieldErrors {
  if (email === '') return { email: credentialText('emailMissing') }
  return isEmail(email) ? {} : { email: credentialText('emailInvalid') }
}

export function checkPassword(password: string): FieldErrors {
  return password === '' ? { password: credentialText('passwordMissing') } : {}
}

/** No composition rules: the length makes a password strong. */
export function checkNewPassword(password: string): FieldErrors {
  const { min, max } = passwordLength
  if (password.length < min) return { password: credentialText('passwordTooShort', { min }) }
  if (password.length > max) return { password: credentialText('passwordTooLong', { max }) }
  return {}
}

/** A code of the authenticator app. */
export function checkCode(code: string): FieldErrors {
  return /^\d{6}$/.test(code) ? {} : { code: credentialText('codeInvalid') }
}
