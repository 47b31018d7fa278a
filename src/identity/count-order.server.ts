import type { Database } from '#database/engine.server.ts'
import { environment } from '#platform/environment.server.ts'
import { sealedClientAddress } from './client-address.server.ts'
import { countOrderOf } from './order-count.server.ts'

/** Counts the order that the present request places. */
export function countOrder(db: Database, userId: string): Promise<number | null> {
  const perHour = environment.ORDERS_PER_HOUR
  return countOrderOf(db, { userId, address: sealedClientAddress(), perHour, now: Date.now() })
}
