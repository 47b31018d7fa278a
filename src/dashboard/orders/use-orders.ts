import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { workshopQueries } from '#commerce/orders/workshop/workshop.queries.ts'
import { listingOf, type OrdersSearch } from './orders-search.ts'

/** New orders and moves of others show within this time. */
export const lookAgainMs = 10_000

const fullPage = 30
const looksByItself = 5

/** The orders of a search, as far as they were asked for, and kept up to date. */
export function useOrders(search: OrdersSearch) {
  const query = useInfiniteQuery({
    ...workshopQueries.list(listingOf(search)),
    refetchInterval: lookAgainMs,
  })
  // An order that moves between two pages while they are read would stand on both.
  const orders = new Map(
    query.data?.pages.flatMap((page) => page.orders.map((order) => [order.id, order])),
  )
  const { hasNextPage, isFetching, fetchNextPage } = query
  const looks = query.data?.pages.length ?? 0
  // A page that looked through enough without finding enough is followed by some more without being asked.
  const looksOn = hasNextPage && orders.size < fullPage && looks < looksByItself
  useEffect(() => {
    if (looksOn && !isFetching) void fetchNextPage()
  }, [looksOn, isFetching, fetchNextPage])
  return { ...query, orders: [...orders.values()], isLookingOn: looksOn }
}
