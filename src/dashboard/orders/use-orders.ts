import { useInfiniteQuery } from '@tanstack/react-query'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { useLoadMore } from '../lists/use-load-more.ts'
import { listingOf, type OrdersSearch } from './orders-search.ts'

/** New orders and moves of others show within this time. */
export const refetchMs = 10_000

/** The orders of a search, as far as they were asked for, and kept up to date. */
export function useOrders(search: OrdersSearch) {
  const query = useInfiniteQuery({
    ...staffOrderQueries.list(listingOf(search)),
    refetchInterval: refetchMs,
  })
  // An order that moves between two pages while they are read would stand on both.
  const orders = new Map(
    query.data?.pages.flatMap((page) => page.orders.map((order) => [order.id, order])),
  )
  const isLoadingMore = useLoadMore(query, orders.size)
  return { ...query, orders: [...orders.values()], isLoadingMore: isLoadingMore }
}
