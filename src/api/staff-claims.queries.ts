import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ClaimFilter } from '#commerce/claims/claim-listing.ts'
import { firstPage } from '#platform/first-page.ts'
import { countOpenClaims, getReplacementChoices, listClaims } from './staff-claims.ts'
import { staffOrderQueries } from './staff-orders.queries.ts'

/** Under the prefix of staff orders, because an answer changes both. */
export const staffClaimQueries = {
  list: (show: ClaimFilter) =>
    infiniteQueryOptions({
      queryKey: [...staffOrderQueries.all(), 'claims', show],
      queryFn: ({ pageParam }) => listClaims({ data: { show, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
    }),
  openCount: () =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'open-claims'],
      queryFn: () => countOpenClaims(),
    }),
  choices: (orderId: string) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'replacement-choices', orderId],
      queryFn: () => getReplacementChoices({ data: { orderId } }),
      staleTime: 0,
    }),
}
