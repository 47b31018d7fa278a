import { queryOptions } from '@tanstack/react-query'
import { openShop } from './shop.ts'

export const openShopQueries = {
  once: () =>
    queryOptions({
      queryKey: ['shop', 'opened'],
      queryFn: () => openShop(),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
}
