import { useInfiniteQuery } from '@tanstack/react-query'
import { staffOrderQueries } from '#commerce/orders/order.queries.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'

/** New orders and moves of others show within this time. */
export const lookAgainMs = 10_000

/** The orders of a filter, newest first, as far as they were asked for, and kept up to date. */
export function useOrders(status: OrderStatus | undefined) {
  const query = useInfiniteQuery({
    ...staffOrderQueries.list(status),
    refetchInterval: lookAgainMs,
  })
  // An order that moves between two pages while they are read would stand on both.
  const orders = new Map(
    query.data?.pages.flatMap((page) => page.orders.map((order) => [order.id, order])),
  )
  return { ...query, orders: [...orders.values()] }
}
