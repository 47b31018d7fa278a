import type { Profile, ProfileForm } from '#commerce/customers/profile.ts'

interface TypedProfile {
  /** Whose details they are; null while they have no profile. */
  owner: string | null
  form: ProfileForm
}

let kept: TypedProfile | null = null

/** Somebody has to sign in before their details can be saved: what they typed waits for them, as long as the tab is open. */
export function restoreTyped(profile: Profile | null, form: ProfileForm): void {
  kept = { owner: profile?.id ?? null, form }
}

/** What the same person typed before they had to sign in; null when there is nothing. */
export function typedBefore(profile: Profile | null): ProfileForm | null {
  return kept?.owner === (profile?.id ?? null) ? kept.form : null
}

/** It is saved now. */
export function clearTyped(): void {
  kept = null
}
