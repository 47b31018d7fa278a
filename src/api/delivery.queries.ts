import { queryOptions } from '@tanstack/react-query'
import { getNextDelivery } from './delivery.ts'

export const nextDeliveryQueries = {
  after: (leadDays: number) =>
    queryOptions({
      queryKey: ['delivery', 'next', leadDays],
      queryFn: () => getNextDelivery({ data: { leadDays } }),
      staleTime: 60_000,
      refetchInterval: 5 * 60_000,
    }),
}
