import { isEmail } from '#commerce/email.ts'
import { passwordLength } from '#identity/passwords/password-length.ts'

export const passwordHelp = `At least ${passwordLength.min} characters. A few words in a row are easy to remember.`

/** What is wrong, beside the name of each field. */
export type FieldErrors = Partial<Record<string, string>>

export function checkEmail(email: string): FieldErrors {
  if (email === '') return { email: 'Please give your e-mail address.' }
  return isEmail(email) ? {} : { email: 'Enter a valid email address.' }
}

/** No rules of composition: length is what makes a password strong. */
export function checkNewPassword(password: string): FieldErrors {
  if (password.length < passwordLength.min) {
    return { password: `Please choose at least ${passwordLength.min} characters.` }
  }
  if (password.length > passwordLength.max) {
    return { password: `Please choose at most ${passwordLength.max} characters.` }
  }
  return {}
}
