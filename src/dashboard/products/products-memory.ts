import { searchMemory } from '../lists/search-memory.ts'
import type { ProductsSearch } from './products-search.ts'

export const productsMemory = searchMemory<ProductsSearch>({})
