import type { Role } from '../staff/roles.ts'

/**
 * Profile of a user or guest, under the uid of the identity provider. Only the shop sets role and suspension; they
 * never come from a browser.
 */
export interface Profile {
  id: string
  name: string
  surname: string
  /** May be empty. */
  email: string
  /** May be empty. */
  phone: string
  profilePicture: string | null
  suspended: boolean
  role: Role
}

/** The fields that a user may edit. */
export interface ProfileForm {
  name: string
  surname: string
  email: string
  phone: string
}

export const guestName = 'Guest'
