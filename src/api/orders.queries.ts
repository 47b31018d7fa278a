import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { firstPage } from '#platform/first-page.ts'
import { getDeliveryChoices, getOrder, listOwnOrders, listUnpaidOrders } from './orders.ts'
import { customerQueries } from './profile.queries.ts'

export const orderQueries = {
  /** The view of one order that the visitor may see. */
  view: (id: string) =>
    queryOptions({ queryKey: ['orders', 'view', id], queryFn: () => getOrder({ data: { id } }) }),
  /** The days and slots to which its owner may move it. */
  choices: (orderId: string) =>
    queryOptions({
      queryKey: ['orders', 'choices', orderId],
      queryFn: () => getDeliveryChoices({ data: { orderId } }),
      staleTime: 0,
    }),
}

/** Under the prefix of users, so that sign-out removes them. */
export const ownOrderQueries = {
  /** The orders that expire unless they are paid or confirmed. */
  unpaid: () =>
    queryOptions({
      queryKey: [...customerQueries.root, 'unpaid-orders'],
      queryFn: () => listUnpaidOrders(),
      refetchInterval: ({ state }) => (state.data?.length ? 30_000 : false),
    }),
  list: () =>
    infiniteQueryOptions({
      queryKey: [...customerQueries.root, 'orders'],
      queryFn: ({ pageParam }) => listOwnOrders({ data: { after: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.after,
    }),
}
