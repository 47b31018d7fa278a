import type { FieldProblem } from '../checkout/field-problem.ts'
import { isEmail } from '../email.ts'
import { nameProblem, tidyName } from '../person-name.ts'
import { normalisePhone } from '../phone.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { guestName, type ProfileForm } from './profile.ts'

/** Problems by field. */
export type ProfileProblems = Partial<Record<keyof ProfileForm, FieldProblem>>

export type CheckedProfileForm =
  | Accepted<{ form: ProfileForm }>
  | Refusal<'profile-invalid', { problems: ProfileProblems }>

/** Validates and normalizes a profile form. A missing name becomes `Guest`; the other fields may be empty. */
export function checkProfileForm(typed: ProfileForm): CheckedProfileForm {
  const name = tidyName(typed.name)
  const surname = tidyName(typed.surname)
  const email = typed.email.trim()
  const phone = typed.phone.trim() === '' ? '' : normalisePhone(typed.phone)

  const problems: ProfileProblems = {}
  for (const field of ['name', 'surname'] as const) {
    const problem = nameProblem(typed[field])
    if (problem) problems[field] = problem
  }
  if (email !== '' && !isEmail(email)) problems.email = { code: 'email-invalid' }
  if (phone === null) problems.phone = { code: 'phone-invalid' }
  if (phone === null || Object.keys(problems).length > 0) {
    return { ok: false, refusal: 'profile-invalid', problems }
  }
  return { ok: true, form: { name: name || guestName, surname, email, phone } }
}

/** The changed fields of a profile, or null if none changed. */
export function profileChanges(
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
