import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { refetchMs } from './use-orders.ts'
import { useScrolledAway } from './use-scrolled-away.ts'

export interface ArrivalsOptions {
  /** Whether the list begins with the newest of all orders. */
  isNewestFirst: boolean
  onArrival: () => void
}

export interface KnownArrivals {
  /** The orders without those that would push away what is being read. */
  shown: readonly ListedOrder[]
  /** Those that came while the page was open. */
  marked: ReadonlySet<string>
  /** How many are held back, or stand outside of what the list shows. */
  waiting: number
  /** Lets them in. */
  accept: () => void
}

/** New orders, wherever the reader is: at the top they come in by themselves, further down they wait to be let in. */
export function useArrivals(
  orders: readonly ListedOrder[],
  { isNewestFirst, onArrival }: ArrivalsOptions,
): KnownArrivals {
  const isAway = useScrolledAway()
  const [opened, setOpened] = useState<number | null>(null)
  const [accepted, setAccepted] = useState(0)
  const { data } = useQuery({
    ...staffOrderQueries.arrivals(accepted),
    refetchInterval: refetchMs,
    // Whoever listens for a new order has something else before their eyes.
    refetchIntervalInBackground: true,
  })
  const heard = useRef(0)
  const newest = data?.newest

  useEffect(() => {
    if (newest === undefined) return
    if (opened === null) {
      heard.current = newest
      setOpened(newest)
      setAccepted(newest)
      return
    }
    if (newest > heard.current) {
      heard.current = newest
      onArrival()
    }
    if (isNewestFirst && !isAway) setAccepted(newest)
  }, [newest, opened, isNewestFirst, isAway, onArrival])

  const isHeld = (order: ListedOrder) => opened !== null && order.createdAt > accepted
  const isHolding = isNewestFirst && isAway
  return {
    shown: isHolding ? orders.filter((order) => !isHeld(order)) : orders,
    marked: new Set(
      orders
        .filter((order) => opened !== null && order.createdAt > opened)
        .map((order) => order.id),
    ),
    waiting: opened === null || (isNewestFirst && !isAway) ? 0 : (data?.count ?? 0),
    accept: () => setAccepted(newest ?? accepted),
  }
}
