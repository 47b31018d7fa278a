import { infiniteQueryOptions } from '@tanstack/react-query'
import { customerQueries } from '../customers/customer.queries.ts'
import { listOwnOrders } from './own-orders.functions.ts'

/** Kept among what is cached about people, so that nothing of it outlives a sign-out. */
export const ownOrderQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: [...customerQueries.root, 'orders'],
      queryFn: ({ pageParam }) => listOwnOrders({ data: { after: pageParam ?? undefined } }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.after,
    }),
}

function firstPage(): string | null {
  return null
}
