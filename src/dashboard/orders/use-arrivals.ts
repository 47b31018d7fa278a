import { useRef } from 'react'
import type { OrderSummary } from '#commerce/orders/order-list-store.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'

/** The orders that were placed while the list was open, so that they can be told apart. */
export function useArrivals(
  status: OrderStatus | undefined,
  orders: readonly OrderSummary[],
): ReadonlySet<string> {
  const opened = useRef<{ status: OrderStatus | undefined; newest: number } | null>(null)
  const newest = orders[0]?.createdAt ?? 0
  if (orders.length > 0 && opened.current?.status !== status) opened.current = { status, newest }
  if (opened.current === null) opened.current = { status, newest }
  const since = opened.current.newest
  return new Set(orders.filter((order) => order.createdAt > since).map((order) => order.id))
}
