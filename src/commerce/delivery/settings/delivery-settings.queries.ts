import { queryOptions } from '@tanstack/react-query'
import { getDeliverySettings } from './delivery-settings.functions.ts'

export const deliverySettingsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['delivery', 'settings'],
      queryFn: () => getDeliverySettings(),
      staleTime: 10_000,
    }),
}
