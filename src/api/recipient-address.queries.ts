import { queryOptions } from '@tanstack/react-query'
import { getAddressRequest } from './recipient-address.ts'

export const addressRequestQueries = {
  /** The address request of a recipient's link. */
  of: (token: string) =>
    queryOptions({
      queryKey: ['address-requests', token],
      queryFn: () => getAddressRequest({ data: { token } }),
      staleTime: 0,
    }),
}
