import type { Profile } from './profile.ts'

/** A user as a row of a list. */
export type UserSummary = Omit<Profile, 'profilePicture'> & { createdAt: number }

/** All that the shop stores of a user, for super admins. */
export interface UserDetails extends Profile {
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
  /** Email that the identity provider verified; null if there is none. */
  verifiedEmail: string | null
  /** Reason of the suspension; null if the user is not suspended or no reason was given. */
  suspensionReason: string | null
}

export const userStates = ['suspended'] as const
/** Filter by state; without one, all users. */
export type UserState = (typeof userStates)[number]

/** Filter of the user list; a missing field matches all. */
export interface UserFilter {
  state?: UserState | undefined
  /** Search in names, emails and phone numbers. */
  query?: string | undefined
}

/** A filter and a page: the first one, unless there is a cursor. */
export interface UserListing extends UserFilter {
  /** Id of the last user of the previous page. */
  cursor?: string | undefined
}

/** A page of users, newest first; a page of a search may be short. `nextCursor` is null only at the end. */
export interface UserPage {
  users: UserSummary[]
  nextCursor: string | null
}

export const longestUserQuery = 100
