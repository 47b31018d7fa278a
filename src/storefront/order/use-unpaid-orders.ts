import { useQuery } from '@tanstack/react-query'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { useMinute } from '../layout/shop-clock.ts'
import type { WaitingOrder } from './unpaid-texts.ts'

const minuteMs = 60_000

/** The customer's unpaid orders, the one that expires first in front; empty while they load. */
export function useUnpaidOrders(): WaitingOrder[] {
  const { data: orders = [] } = useQuery(ownOrderQueries.unpaid())
  const now = useMinute()
  return orders
    .filter(({ expiresAt }) => expiresAt > now)
    .map((order) => ({ ...order, minutesLeft: Math.ceil((order.expiresAt - now) / minuteMs) }))
}
