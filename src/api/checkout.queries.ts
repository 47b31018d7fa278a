import { queryOptions } from '@tanstack/react-query'
import { getCheckoutOptions } from './checkout.ts'

export const checkoutQueries = {
  /** Prefix of every cached query of the checkout. */
  root: ['checkout'] as const,
  options: (productIds: readonly string[]) =>
    queryOptions({
      queryKey: [...checkoutQueries.root, 'options', [...productIds].sort()],
      queryFn: () => getCheckoutOptions({ data: { productIds: [...productIds] } }),
    }),
}
