import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { longestQuery } from '#commerce/catalogue/product-listing.ts'
import { civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { localizeOccasion } from '#commerce/occasions/localize-occasion.ts'
import { occasionsNamed } from '#commerce/occasions/occasions-named.ts'
import { findShownOccasion, shownOccasions } from '#commerce/occasions/shown-occasions.server.ts'
import { reads, shop } from '#platform/services.server.ts'

/** The occasions that customers see, in the language of the page; the list comes from memory. */
const listOccasions = createServerFn({ method: 'GET' }).handler(async () => {
  const now = shop.now()
  const occasions = await reads((db) => shownOccasions(db, now))
  return occasions.map((occasion) => localizeOccasion(occasion, civilDateAt(now)))
})

// A malformed address is not an error: the page says that it is not found.
const one = z.object({ slug: z.string() })

const getOccasion = createServerFn({ method: 'GET' })
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(async ({ data }) => {
    const now = shop.now()
    const occasion = await reads((db) => findShownOccasion(db, now, data.slug))
    return occasion ? localizeOccasion(occasion, civilDateAt(now)) : null
  })

const search = z.object({ query: z.string().max(longestQuery) })

/** The occasions that a search names. */
const findOccasions = createServerFn({ method: 'GET' })
  .validator((input: z.input<typeof search>) => search.parse(input))
  .handler(async ({ data }) => {
    const now = shop.now()
    const occasions = await reads((db) => shownOccasions(db, now))
    return occasionsNamed(occasions, data.query).map((occasion) =>
      localizeOccasion(occasion, civilDateAt(now)),
    )
  })

const staleTime = 10_000

export const occasionQueries = {
  all: () =>
    queryOptions({ queryKey: ['occasions', 'all'], queryFn: () => listOccasions(), staleTime }),
  named: (query: string) =>
    queryOptions({
      queryKey: ['occasions', 'named', query],
      queryFn: () => findOccasions({ data: { query } }),
      staleTime,
    }),
  one: (slug: string) =>
    queryOptions({
      queryKey: ['occasions', 'one', slug],
      queryFn: () => getOccasion({ data: { slug } }),
      staleTime,
    }),
}
