import { isEmail } from '#commerce/email.ts'
import { passwordLength } from '#identity/passwords/password-length.ts'

export const passwordHelp = `At least ${passwordLength.min} characters. A few words in a row are easy to remember.`

/** Error messages by field name. */
export type FieldErrors = Partial<Record<string, string>>

export function checkEmail(email: string): FieldErrors {
  if (email === '') return { email: 'Please enter your email address.' }
  return isEmail(email) ? {} : { email: 'Please enter a valid email address.' }
}

/** No composition rules: the length makes a password strong. */
export function checkNewPassword(password: string): FieldErrors {
  if (password.length < passwordLength.min) {
    return { password: `Please choose at least ${passwordLength.min} characters.` }
  }
  if (password.length > passwordLength.max) {
    return { password: `Please choose at most ${passwordLength.max} characters.` }
  }
  return {}
}
