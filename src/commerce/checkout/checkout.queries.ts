import { queryOptions } from '@tanstack/react-query'
import { getCheckoutOptions } from './checkout-options.functions.ts'

export const checkoutQueries = {
  /** Everything that is cached for the checkout. */
  root: ['checkout'] as const,
  options: (productIds: readonly string[]) =>
    queryOptions({
      queryKey: [...checkoutQueries.root, 'options', [...productIds].sort()],
      queryFn: () => getCheckoutOptions({ data: { productIds: [...productIds] } }),
    }),
}
