import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { localizeListedProduct } from '#commerce/catalogue/localize-product.ts'
import { readHomeHighlights } from '#commerce/home/home-highlights.server.ts'
import { reads, shop } from '#platform/services.server.ts'

/** Best-selling products and the next occasion: the same for every visitor. */
const getHighlights = createServerFn({ method: 'GET' }).handler(async () => {
  const { selling, occasion } = await reads((db) => readHomeHighlights({ ...shop, db }))
  return { selling: selling.map(localizeListedProduct), occasion }
})

export const homeQueries = {
  highlights: () =>
    queryOptions({
      queryKey: ['products', 'highlights'],
      queryFn: () => getHighlights(),
      staleTime: 60_000,
    }),
}
