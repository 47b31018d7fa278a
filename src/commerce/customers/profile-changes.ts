import type { ProfileForm } from './profile.ts'

interface ProfileChanges {
  before: Partial<ProfileForm>
  after: Partial<ProfileForm>
}

/** The changed fields of a profile, or null if none changed. */
export function changedFields(before: ProfileForm, after: ProfileForm): ProfileChanges | null {
  const changes: ProfileChanges = { before: {}, after: {} }
  for (const field of ['name', 'surname', 'email', 'phone'] as const) {
    if (before[field] === after[field]) continue
    changes.before[field] = before[field]
    changes.after[field] = after[field]
  }
  return Object.keys(changes.after).length > 0 ? changes : null
}
