import { useInfiniteQuery } from '@tanstack/react-query'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { useLoadMore } from '../lists/use-load-more.ts'
import { listingOf, type OrdersSearch } from './orders-search.ts'

/** New orders and moves by colleagues appear within this time. */
export const refetchMs = 10_000

/** The loaded orders of a search, refetched regularly. */
export function useOrders(search: OrdersSearch) {
  const query = useInfiniteQuery({
    ...staffOrderQueries.list(listingOf(search)),
    refetchInterval: refetchMs,
  })
  // Deduplicated, because an order that moves between two page requests would be on both pages.
  const orders = new Map(
    query.data?.pages.flatMap((page) => page.orders.map((order) => [order.id, order])),
  )
  const isLoadingMore = useLoadMore(query, orders.size)
  return { ...query, orders: [...orders.values()], isLoadingMore }
}
