import type { QueryClient } from '@tanstack/react-query'
import { customerQueries } from '#api/profile.queries.ts'
import { saveOwnProfile } from '#api/profile.ts'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import type { ProfileMessages } from '#commerce/customers/profile-form.ts'
import { notify } from '#ui/toast.ts'
import { checkoutAction } from '../order/authorization-error-message.ts'

export interface SavedProfile {
  ok: boolean
  fields: ProfileMessages
  /** Where to go before it can be saved: the session ended meanwhile. Null otherwise. */
  first: ReturnType<typeof checkoutAction>
}

/** Saves, says so, and brings the cached user data up to date. */
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
    const first = checkoutAction(error)
    if (first) notify.error('Please sign in again', 'What you filled in is kept.', toast)
    else notify.error('Error while saving', 'Try again later', toast)
    return { ok: false, fields: {}, first }
  }
}
