import { searchMemory } from '../lists/search-memory.ts'
import type { OrdersSearch } from './orders-search.ts'

export const ordersMemory = searchMemory<OrdersSearch>({})
