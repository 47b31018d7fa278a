import { queryOptions } from '@tanstack/react-query'
import { getDeliverySettings } from './delivery-settings.functions.ts'

export const deliverySettingsQueries = {
  /** What is cached about delivery: next-delivery.queries.ts and the workshop's choices begin with it too. */
  root: ['delivery'] as const,
  all: () =>
    queryOptions({
      queryKey: [...deliverySettingsQueries.root, 'settings'],
      queryFn: () => getDeliverySettings(),
      staleTime: 10_000,
    }),
}
