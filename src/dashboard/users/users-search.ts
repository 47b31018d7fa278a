import { type UserState, userStates } from '#commerce/customers/user-summary.ts'

/** What stands in the address of the list of people. */
export interface UsersSearch {
  state?: UserState | undefined
  query?: string | undefined
}

const longestQuery = 100

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readUsersSearch(search: Record<string, unknown>): UsersSearch {
  const { query } = search
  const words = typeof query === 'string' || typeof query === 'number' ? String(query) : ''
  return {
    state: userStates.find((known) => known === search.state),
    // A phone number that is searched for comes out of the address as a number.
    query: words.trim().slice(0, longestQuery) || undefined,
  }
}
