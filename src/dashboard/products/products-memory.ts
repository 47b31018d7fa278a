import { rememberSearch } from '../lists/remember-search.ts'
import type { ProductsSearch } from './products-search.ts'

export const productsMemory = rememberSearch<ProductsSearch>({})
