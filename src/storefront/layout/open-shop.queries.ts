import { queryOptions } from '@tanstack/react-query'
import { openShop } from './open-shop.functions.ts'

export const openShopQueries = {
  /** Asked once for as long as the page is open. */
  once: () =>
    queryOptions({
      queryKey: ['shop', 'opened'],
      queryFn: () => openShop(),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
}
