import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { reads, shop } from '#platform/services.server.ts'
import { browseProducts } from './browse-products.server.ts'
import {
  largestPageSize,
  longestQuery,
  type ProductListing,
  productSorts,
} from './product-listing.ts'
import { listProducts as listStoredProducts } from './product-store.server.ts'

// A malformed id is no error here: it names nothing, and so nothing is found.
const id = z.string()

const pounds = z.int().min(0).max(1_000_000)

const listing = z.object({
  category: id.optional(),
  query: z.string().max(longestQuery).optional(),
  sort: z.enum(productSorts).optional(),
  minPrice: pounds.optional(),
  maxPrice: pounds.optional(),
  onSale: z.boolean().optional(),
  inStock: z.boolean().optional(),
  cursor: id.optional(),
  exclude: z.array(id).max(100).optional(),
  limit: z.int().min(1).max(largestPageSize).optional(),
})

export const listProducts = createServerFn({ method: 'GET' })
  .validator((asked: ProductListing) => listing.parse(asked))
  .handler(async ({ data: { category, cursor, exclude, limit, ...wish } }) => {
    const asked = { category, cursor, exclude, limit }
    const isPlain = Object.values(wish).every((one) => one === undefined)
    if (isPlain) return reads((db) => listStoredProducts(db, asked))
    return reads((db) => browseProducts({ ...shop, db }, { ...asked, ...wish }))
  })
