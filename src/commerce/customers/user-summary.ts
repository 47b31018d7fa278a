import type { Profile } from './profile.ts'

/** Somebody as a row of a list. */
export type UserSummary = Omit<Profile, 'profilePicture'> & { createdAt: number }

/** All that the shop knows of somebody, for those who look after its people. */
export interface UserDetails extends Profile {
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
  /** The address that they have proved is theirs; null while they have proved none. */
  verifiedEmail: string | null
  /** Why they were suspended; null while they are not, or where nobody said. */
  suspensionReason: string | null
}

export const userStates = ['suspended'] as const
/** A part of the people to look at; without one, everybody. */
export type UserState = (typeof userStates)[number]

/** Which people to show. What is left out is not asked for. */
export interface UserFilter {
  state?: UserState | undefined
  /** Words to look for in names, e-mail addresses and phone numbers. */
  query?: string | undefined
}

/** Which page of those people is wanted: the newest, unless a cursor says behind whom to go on. */
export interface UserListing extends UserFilter {
  /** The id of the last person already seen. */
  cursor?: string | undefined
}

/** A page of people, newest first; one of a search may be short. `nextCursor` is null only at the end. */
export interface UserPage {
  users: UserSummary[]
  nextCursor: string | null
}

export const longestUserQuery = 100
