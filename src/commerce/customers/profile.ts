import type { Role } from '../staff/roles.ts'

/**
 * What the shop knows of a person, under the uid that the identity provider gave them. Guests have one too.
 * Role and suspension are the shop's to set and never come from a browser.
 */
export interface Profile {
  id: string
  name: string
  surname: string
  /** Empty when the person gave none. */
  email: string
  /** Empty when the person gave none. */
  phone: string
  profilePicture: string | null
  suspended: boolean
  role: Role
}

/** What a person may say of themselves. */
export interface ProfileForm {
  name: string
  surname: string
  email: string
  phone: string
}

export const guestName = 'Guest'
