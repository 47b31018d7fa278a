import type { z } from 'zod'
import type { Locale } from '#i18n/locale.ts'
import type { Role } from '../staff/roles.ts'
import type { profileSchema } from './profile-schema.ts'

/** The fields that a user may edit; only the name is never empty. */
export type ProfileForm = z.infer<typeof profileSchema>

/**
 * Profile of a user or guest, under the uid of the identity provider. Only the shop sets role and suspension; they
 * never come from a browser.
 */
export interface Profile extends ProfileForm {
  id: string
  profilePicture: string | null
  suspended: boolean
  /** Of account emails, and of the dashboard. */
  locale: Locale
  role: Role
}

export const guestName = 'Guest'
