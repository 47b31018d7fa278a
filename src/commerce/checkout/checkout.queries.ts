import { queryOptions } from '@tanstack/react-query'
import { getCheckoutOptions } from './checkout-options.functions.ts'

export const checkoutQueries = {
  options: (productIds: readonly string[]) =>
    queryOptions({
      queryKey: ['checkout', 'options', [...productIds].sort()],
      queryFn: () => getCheckoutOptions({ data: { productIds: [...productIds] } }),
    }),
}
