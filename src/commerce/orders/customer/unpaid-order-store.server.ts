import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { OrderStatus } from '../order-status.ts'

/** The customer's orders that wait for a payment or a confirmation, the one that expires first in front. */
export function findUnpaidOrders(
  db: Database,
  { userId, now }: { userId: string; now: number },
): Promise<
  {
    id: string
    number: string
    total: number
    paymentMethod: string
    paymentStatus: string
    expiresAt: number | null
  }[]
> {
  return (
    db
      .selectFrom('orders')
      .select(['id', 'number', 'total', 'paymentMethod', 'paymentStatus', 'expiresAt'])
      .where('userId', '=', userId)
      // A literal, because the planner does not match a parameter to the partial index of unpaid orders.
      .where('status', '=', sql.lit<OrderStatus>('awaiting_payment'))
      .where('expiresAt', '>', now)
      .orderBy('expiresAt')
      .execute()
  )
}
