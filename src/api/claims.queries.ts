import { queryOptions } from '@tanstack/react-query'
import { getOrderClaims } from './claims.ts'

export const claimQueries = {
  /** The claims of the current user about one order. */
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: ['orders', 'claims', orderId],
      queryFn: () => getOrderClaims({ data: { orderId } }),
      staleTime: 0,
    }),
}
