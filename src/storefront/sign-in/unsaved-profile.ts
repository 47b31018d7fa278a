import type { Profile, ProfileForm } from '#commerce/customers/profile.ts'

interface UnsavedProfile {
  /** The user id; null without a profile. */
  owner: string | null
  form: ProfileForm
}

let unsaved: UnsavedProfile | null = null

/** Keeps unsaved entries of the profile form in memory while the user signs in again. */
export function keepUnsaved(profile: Profile | null, form: ProfileForm): void {
  unsaved = { owner: profile?.id ?? null, form }
}

/** The unsaved entries of the same user, or null. */
export function unsavedEntries(profile: Profile | null): ProfileForm | null {
  return unsaved?.owner === (profile?.id ?? null) ? unsaved.form : null
}

export function clearUnsaved(): void {
  unsaved = null
}
