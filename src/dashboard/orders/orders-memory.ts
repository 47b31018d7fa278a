import { rememberSearch } from '../lists/remember-search.ts'
import type { OrdersSearch } from './orders-search.ts'

export const ordersMemory = rememberSearch<OrdersSearch>({})
