import type { QueryClient } from '@tanstack/react-query'
import { customerQueries } from '#api/profile.queries.ts'
import { saveOwnProfile } from '#api/profile.ts'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import type { ProfileMessages } from '#commerce/customers/profile-form.ts'
import { notify } from '#ui/toast.ts'
import { redirectForError } from '../order/redirect-for-error.ts'

export interface SavedProfile {
  ok: boolean
  fields: ProfileMessages
  /** Where to go before saving, because the session has ended; null otherwise. */
  first: ReturnType<typeof redirectForError>
}

/** Saves the profile with toasts, and updates the cached user data. */
export async function saveProfileWithToasts(
  queryClient: QueryClient,
  form: ProfileForm,
): Promise<SavedProfile> {
  const toast = notify.loading('Saving...')
  try {
    const saved = await saveOwnProfile({ data: form })
    if (!saved.ok) {
      const [first] = Object.values(saved.fields)
      notify.error('Error while saving', first ?? 'Try again later', toast)
      return { ok: false, fields: saved.fields, first: null }
    }
    queryClient.setQueryData(customerQueries.current().queryKey, saved.profile)
    await queryClient.invalidateQueries({ queryKey: customerQueries.root })
    notify.success('Saved Successfully', undefined, toast)
    return { ok: true, fields: {}, first: null }
  } catch (error) {
    const first = redirectForError(error)
    if (first) notify.error('Please sign in again', 'Your entries are kept.', toast)
    else notify.error('Error while saving', 'Try again later', toast)
    return { ok: false, fields: {}, first }
  }
}
