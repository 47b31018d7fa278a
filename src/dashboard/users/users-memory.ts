import { rememberSearch } from '../lists/remember-search.ts'
import type { UsersSearch } from './users-search.ts'

export const usersMemory = rememberSearch<UsersSearch>({})
