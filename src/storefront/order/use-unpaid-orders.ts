import { useQuery } from '@tanstack/react-query'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { sessionQueries } from '#api/session.queries.ts'
import { useMinute } from '../layout/shop-clock.ts'
import type { WaitingOrder } from './unpaid-texts.ts'

const minuteMs = 60_000

/** The customer's unpaid orders, the one that expires first in front; empty while they load. */
export function useUnpaidOrders(): WaitingOrder[] {
  const { data: uid } = useQuery(sessionQueries.current())
  // Visitors without a session have none, and open the cart often.
  const enabled = typeof uid === 'string'
  const { data: orders = [] } = useQuery({ ...ownOrderQueries.unpaid(), enabled })
  const now = useMinute()
  return orders
    .filter(({ expiresAt }) => expiresAt > now)
    .map((order) => ({ ...order, minutesLeft: minutesUntil(order.expiresAt, now) }))
}

/** At least one. The clock is rounded down to the minute, so rounding up would promise a minute too much. */
function minutesUntil(expiresAt: number, now: number): number {
  return Math.max(1, Math.floor((expiresAt - now) / minuteMs))
}
