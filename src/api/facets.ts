import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { countFacets as count } from '#commerce/catalogue/count-facets.server.ts'
import { nameFacets } from '#commerce/catalogue/name-facets.ts'
import {
  longestQuery,
  type ProductFilter,
  productSorts,
} from '#commerce/catalogue/product-listing.ts'
import { deliveryChoiceSchema } from '#commerce/delivery/delivery-choice-schema.ts'
import { reads, shop } from '#platform/services.server.ts'

const text = z.string().optional()
const pounds = z.int().min(0).max(1_000_000).optional()

const filters = z.object({
  category: text,
  occasion: text,
  colour: text,
  flower: text,
  size: text,
  query: z.string().max(longestQuery).optional(),
  sort: z.enum(productSorts).optional(),
  minPrice: pounds,
  maxPrice: pounds,
  onSale: z.boolean().optional(),
  inStock: z.boolean().optional(),
  arrival: deliveryChoiceSchema.optional(),
})

/** How many products each filter leaves, with names in the language of the page. */
const countFacets = createServerFn({ method: 'GET' })
  .validator((input: ProductFilter) => filters.parse(input))
  .handler(async ({ data }) => nameFacets(await reads((db) => count({ ...shop, db }, data))))

export const facetQueries = {
  counts: (filter: ProductFilter) =>
    queryOptions({
      queryKey: ['products', 'facets', filter],
      queryFn: () => countFacets({ data: filter }),
      staleTime: 10_000,
    }),
}
