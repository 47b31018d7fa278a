import { createServerFn } from '@tanstack/react-start'
import { environment } from '#platform/environment.server.ts'
import { shop } from '#platform/services.server.ts'

/** What every page needs once: the shop's time and its public address. */
export const openShop = createServerFn({ method: 'GET' }).handler(() => ({
  now: shop.now(),
  origin: new URL(environment.VITE_APP_URL).origin,
}))
