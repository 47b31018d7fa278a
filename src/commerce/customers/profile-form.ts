import { isEmail } from '../email.ts'
import { nameProblem, tidyName } from '../person-name.ts'
import { normalisePhone } from '../phone.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { guestName, type ProfileForm } from './profile.ts'

/** What is wrong, beside the name of each field. */
export type ProfileMessages = Partial<Record<keyof ProfileForm, string>>

export type CheckedProfileForm =
  | Accepted<{ form: ProfileForm }>
  | Refusal<'profile-invalid', { fields: ProfileMessages }>

/** Brings what somebody typed into its stored form. A name that is left out is `Guest`; the rest may stay empty. */
export function checkProfileForm(typed: ProfileForm): CheckedProfileForm {
  const name = tidyName(typed.name)
  const surname = tidyName(typed.surname)
  const email = typed.email.trim()
  const phone = typed.phone.trim() === '' ? '' : normalisePhone(typed.phone)

  const fields: ProfileMessages = {}
  for (const field of ['name', 'surname'] as const) {
    const problem = nameProblem(typed[field])
    if (problem) fields[field] = problem
  }
  if (email !== '' && !isEmail(email)) fields.email = 'Please check the e-mail address.'
  if (phone === null) {
    fields.phone = 'Please give a phone number, with + and the country code if it is not Egyptian.'
  }
  if (phone === null || Object.keys(fields).length > 0) {
    return { ok: false, refusal: 'profile-invalid', fields }
  }
  return { ok: true, form: { name: name || guestName, surname, email, phone } }
}
