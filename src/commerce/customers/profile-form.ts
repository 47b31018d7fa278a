import { fieldText } from '../checkout/order-fields.messages.ts'
import { isEmail } from '../email.ts'
import { nameMessage } from '../name-message.ts'
import { tidyName } from '../person-name.ts'
import { normalisePhone } from '../phone.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { guestName, type ProfileForm } from './profile.ts'

/** Error messages by field. */
export type ProfileMessages = Partial<Record<keyof ProfileForm, string>>

export type CheckedProfileForm =
  | Accepted<{ form: ProfileForm }>
  | Refusal<'profile-invalid', { fields: ProfileMessages }>

/** Validates and normalizes a profile form. A missing name becomes `Guest`; the other fields may be empty. */
export function checkProfileForm(typed: ProfileForm): CheckedProfileForm {
  const name = tidyName(typed.name)
  const surname = tidyName(typed.surname)
  const email = typed.email.trim()
  const phone = typed.phone.trim() === '' ? '' : normalisePhone(typed.phone)

  const fields: ProfileMessages = {}
  for (const field of ['name', 'surname'] as const) {
    const message = nameMessage(typed[field])
    if (message) fields[field] = message
  }
  if (email !== '' && !isEmail(email)) fields.email = fieldText('email')
  if (phone === null) fields.phone = fieldText('phone')
  if (phone === null || Object.keys(fields).length > 0) {
    return { ok: false, refusal: 'profile-invalid', fields }
  }
  return { ok: true, form: { name: name || guestName, surname, email, phone } }
}

/** The changed fields of a profile, or null if none changed. */
export function changedFields(
  before: ProfileForm,
  after: ProfileForm,
): Record<'before' | 'after', Partial<ProfileForm>> | null {
  const changed = (['name', 'surname', 'email', 'phone'] as const).filter(
    (field) => before[field] !== after[field],
  )
  if (changed.length === 0) return null
  const pick = (form: ProfileForm) =>
    Object.fromEntries(changed.map((field) => [field, form[field]]))
  return { before: pick(before), after: pick(after) }
}
