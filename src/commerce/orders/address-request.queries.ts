import { queryOptions } from '@tanstack/react-query'
import { getAddressRequest } from './recipient-address.functions.ts'

export const addressRequestQueries = {
  /** What a recipient's link asks for. */
  of: (token: string) =>
    queryOptions({
      queryKey: ['address-requests', token],
      queryFn: () => getAddressRequest({ data: { token } }),
      staleTime: 0,
    }),
}
