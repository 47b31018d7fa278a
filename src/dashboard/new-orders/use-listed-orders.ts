import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { useNewOrders } from './new-orders.tsx'

export interface ListedOrders {
  /** The orders without those that would shift the visible rows. */
  shown: readonly ListedOrder[]
  /** The orders that arrived while the page was open. */
  marked: ReadonlySet<string>
  /** The number of new orders that the list does not show yet. */
  waiting: number
  /** Shows the waiting orders. */
  accept: () => void
}

/**
 * New orders in the list: at its top they appear at once, further down they wait until the user accepts them.
 * `isNewestFirst`: the list shows all orders, newest first.
 */
export function useListedOrders(
  orders: readonly ListedOrder[],
  { isNewestFirst }: { isNewestFirst: boolean },
): ListedOrders {
  const { newest, unseen, see, setListOpen } = useNewOrders()
  const isAway = useIsScrolled()
  const isVisible = useIsVisible()
  const [opened, setOpened] = useState<number | null>(null)
  const [accepted, setAccepted] = useState(0)
  const isAtTop = isNewestFirst && !isAway

  useEffect(() => {
    setListOpen(true)
    return () => setListOpen(false)
  }, [setListOpen])

  useEffect(() => {
    if (newest === undefined) return
    if (opened === null) setOpened(newest)
    if (opened !== null && !isAtTop) return
    setAccepted(newest)
    if (isVisible) see(newest)
  }, [newest, opened, isAtTop, isVisible, see])

  const isWaiting = (order: ListedOrder) => opened !== null && order.createdAt > accepted
  return {
    shown: isNewestFirst && isAway ? orders.filter((order) => !isWaiting(order)) : orders,
    marked: new Set(
      orders
        .filter((order) => opened !== null && order.createdAt > opened)
        .map((order) => order.id),
    ),
    waiting: opened === null || isAtTop ? 0 : unseen,
    accept: () => {
      if (newest === undefined) return
      setAccepted(newest)
      see(newest)
    },
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

/** Whether the tab is in view. */
function useIsVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
}
