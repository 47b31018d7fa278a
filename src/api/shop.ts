import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { clockToCome } from '#commerce/delivery/cairo-time.ts'
import { recallFacts } from '#commerce/delivery/read-calendar.server.ts'
import { sameDayCutoff } from '#commerce/delivery/same-day-cutoff.ts'
import { environment } from '#platform/environment.server.ts'
import { shop } from '#platform/services.server.ts'

/** Every page needs it once: the server's time, the changes of Cairo's clocks, and the public address. */
const openShop = createServerFn({ method: 'GET' }).handler(async () => {
  const now = shop.now()
  const { origin } = new URL(environment.VITE_APP_URL)
  const { slots } = await recallFacts(shop.db, now)
  return { now, clock: clockToCome(now), origin, sameDayUntil: sameDayCutoff(slots) }
})

export const openShopQueries = {
  once: () =>
    queryOptions({
      queryKey: ['shop', 'opened'],
      queryFn: () => openShop(),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
}
