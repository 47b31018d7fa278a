import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { clockToCome } from '#commerce/delivery/cairo-time.ts'
import { environment } from '#platform/environment.server.ts'
import { shop } from '#platform/services.server.ts'

/** Every page needs it once: the server's time, the changes of Cairo's clocks, the public address, and the phones. */
const openShop = createServerFn({ method: 'GET' }).handler(() => {
  const now = shop.now()
  const { origin } = new URL(environment.VITE_APP_URL)
  return { now, clock: clockToCome(now), origin, phones: shop.phones }
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
