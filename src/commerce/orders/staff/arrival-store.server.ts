import type { Database } from '#database/engine.server.ts'
import { mostArrivalsCounted } from './order-listing.ts'

/** How many orders were placed since then, up to a limit, and when the newest of all was. */
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
