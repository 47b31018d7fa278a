import { queryOptions } from '@tanstack/react-query'
import { getDeliveryAreas } from './delivery.ts'

export const deliveryAreaQueries = {
  all: () =>
    queryOptions({
      queryKey: ['delivery', 'areas'],
      queryFn: () => getDeliveryAreas(),
      staleTime: 5 * 60_000,
    }),
}
