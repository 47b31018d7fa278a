import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { shop } from '#platform/services.server.ts'
import { largestPageSize, type ProductListing } from './product-listing.ts'
import { listProducts as listStoredProducts } from './product-store.server.ts'

// A malformed id is no error here: it names nothing, and so nothing is found.
const id = z.string()

const listing = z.object({
  category: id.optional(),
  cursor: id.optional(),
  exclude: z.array(id).max(100).optional(),
  limit: z.int().min(1).max(largestPageSize).optional(),
})

export const listProducts = createServerFn({ method: 'GET' })
  .validator((asked: ProductListing) => listing.parse(asked))
  .handler(({ data }) => listStoredProducts(shop.db, data))
