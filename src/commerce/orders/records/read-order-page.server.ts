import type { Database } from '#database/engine.server.ts'
import { listOrders, type OrderSummary } from './order-list-store.server.ts'

const pageSize = 10

/** A page of a user's orders. */
export interface OrderPage {
  orders: OrderSummary[]
  /** The id of the last order of the page, or null when no other page follows. */
  after: string | null
}

/** Newest first. */
export async function readOrderPage(
  db: Database,
  { userId, after }: { userId: string; after?: string | undefined },
): Promise<OrderPage> {
  // One more than a page shows whether another page follows.
  const found = await listOrders(db, { userId, after, limit: pageSize + 1 })
  const orders = found.slice(0, pageSize)
  return { orders, after: found.length > pageSize ? (orders.at(-1)?.id ?? null) : null }
}
