import { isEmail } from '../email.ts'
import { lengthMessage } from '../length-message.ts'
import { normalisePhone } from '../phone.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { guestName, type ProfileForm } from './profile.ts'

export const longestName = 80

/** What is wrong, beside the name of each field. */
export type ProfileMessages = Partial<Record<keyof ProfileForm, string>>

export type CheckedProfileForm =
  | Accepted<{ form: ProfileForm }>
  | Refusal<'profile-invalid', { fields: ProfileMessages }>

/** Brings what somebody typed into its stored form. A name that is left out is `Guest`; the rest may stay empty. */
export function checkProfileForm(typed: ProfileForm): CheckedProfileForm {
  const name = tidy(typed.name)
  const surname = tidy(typed.surname)
  const email = typed.email.trim()
  const phone = typed.phone.trim() === '' ? '' : normalisePhone(typed.phone)

  const fields: ProfileMessages = {}
  const tooLong = lengthMessage(longestName)
  if (name.length > longestName) fields.name = tooLong
  if (surname.length > longestName) fields.surname = tooLong
  if (email !== '' && !isEmail(email)) fields.email = 'Please check the e-mail address.'
  if (phone === null) {
    fields.phone = 'Please give a phone number, with + and the country code if it is not Egyptian.'
  }
  if (phone === null || Object.keys(fields).length > 0) {
    return { ok: false, refusal: 'profile-invalid', fields }
  }
  return { ok: true, form: { name: name || guestName, surname, email, phone } }
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
