import { type UserState, userStates } from '#commerce/customers/user-summary.ts'
import { searchTermIn } from '../lists/read-search.ts'
import { rememberSearch } from '../lists/remember-search.ts'

/** Search parameters of the user list. */
export interface UsersSearch {
  state?: UserState | undefined
  query?: string | undefined
}

export function readUsersSearch(search: Record<string, unknown>): UsersSearch {
  return {
    state: userStates.find((known) => known === search.state),
    query: searchTermIn(search.query),
  }
}

export const usersMemory = rememberSearch<UsersSearch>({})
