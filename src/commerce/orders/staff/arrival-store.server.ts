import type { Database } from '#database/engine.server.ts'
import { mostArrivalsCounted } from './order-listing.ts'

/** The number of orders placed since a time, up to a limit, and the time of the newest one. */
export interface Arrivals {
  count: number
  newest: number
}

export async function countArrivals(db: Database, since: number): Promise<Arrivals> {
  const arrived = await db
    .selectFrom('orders')
    .select('createdAt')
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(mostArrivalsCounted)
    .execute()
  return { count: arrived.length, newest: arrived[0]?.createdAt ?? since }
}
