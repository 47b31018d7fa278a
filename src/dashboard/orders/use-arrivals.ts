import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { refetchMs } from './use-orders.ts'

export interface ArrivalsOptions {
  /** Whether the list shows all orders, newest first. */
  isNewestFirst: boolean
  onArrival: () => void
}

export interface KnownArrivals {
  /** The orders without those that would shift the visible rows. */
  shown: readonly ListedOrder[]
  /** The orders that arrived while the page was open. */
  marked: ReadonlySet<string>
  /** The number of new orders that the list does not show yet. */
  waiting: number
  /** Shows the waiting orders. */
  accept: () => void
}

/** New orders: at the top of the list they appear at once, further down they wait until the user accepts them. */
export function useArrivals(
  orders: readonly ListedOrder[],
  { isNewestFirst, onArrival }: ArrivalsOptions,
): KnownArrivals {
  const isAway = useIsScrolled()
  const [opened, setOpened] = useState<number | null>(null)
  const [accepted, setAccepted] = useState(0)
  const { data } = useQuery({
    ...staffOrderQueries.arrivals(accepted),
    refetchInterval: refetchMs,
    // Staff listen for the sound while another tab is visible.
    refetchIntervalInBackground: true,
  })
  const lastAnnounced = useRef(0)
  const newest = data?.newest

  useEffect(() => {
    if (newest === undefined) return
    if (opened === null) {
      lastAnnounced.current = newest
      setOpened(newest)
      setAccepted(newest)
      return
    }
    if (newest > lastAnnounced.current) {
      lastAnnounced.current = newest
      onArrival()
    }
    if (isNewestFirst && !isAway) setAccepted(newest)
  }, [newest, opened, isNewestFirst, isAway, onArrival])

  const isWaiting = (order: ListedOrder) => opened !== null && order.createdAt > accepted
  const hidesWaiting = isNewestFirst && isAway
  return {
    shown: hidesWaiting ? orders.filter((order) => !isWaiting(order)) : orders,
    marked: new Set(
      orders
        .filter((order) => opened !== null && order.createdAt > opened)
        .map((order) => order.id),
    ),
    waiting: opened === null || (isNewestFirst && !isAway) ? 0 : (data?.count ?? 0),
    accept: () => setAccepted(newest ?? accepted),
  }
}

/** From this distance on, the page header is out of view. */
const awayPx = 200

/** Whether the page is scrolled down. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('scroll', onChange, { passive: true })
      return () => window.removeEventListener('scroll', onChange)
    },
    () => window.scrollY > awayPx,
    () => false,
  )
}
