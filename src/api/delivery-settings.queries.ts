import { queryOptions } from '@tanstack/react-query'
import { getDeliverySettings } from './delivery-settings.ts'

export const deliverySettingsQueries = {
  /** Prefix of every cached query of delivery: the next delivery and the filters of the order list included. */
  root: ['delivery'] as const,
  all: () =>
    queryOptions({
      queryKey: [...deliverySettingsQueries.root, 'settings'],
      queryFn: () => getDeliverySettings(),
      staleTime: 10_000,
    }),
}
