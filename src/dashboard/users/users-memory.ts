import { searchMemory } from '../lists/search-memory.ts'
import type { UsersSearch } from './users-search.ts'

export const usersMemory = searchMemory<UsersSearch>({})
