import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  newestFirst,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import type { OrdersTable } from '#database/tables/orders-tables.ts'
import { localizePlace } from '../localize-order.ts'
import type { OrderStatus } from '../order-status.ts'
import { type OrderState, withState } from './order-row.server.ts'

export const summaryColumns = [
  'id',
  'number',
  'status',
  'paymentStatus',
  'paymentMethod',
  'atTerminal',
  'total',
  'recipientName',
  'zoneName',
  'zoneNameAr',
  'deliveryDate',
  'slotName',
  'slotNameAr',
  'createdAt',
] as const
type SummaryRow = Pick<Selectable<OrdersTable>, (typeof summaryColumns)[number]>

/** An order as a row of a list, with names in the language of the page. */
export type OrderSummary = Omit<
  SummaryRow,
  keyof OrderState | 'atTerminal' | 'zoneNameAr' | 'slotNameAr'
> &
  OrderState

interface OwnListing {
  userId: string
  /** Cursor: the id of the last order of the previous page. */
  after?: string | undefined
  limit?: number
}

/** A page of the orders of one customer, newest first, and the cursor of the next one. */
export async function readOrderPage(
  db: Database,
  { userId, after, limit = 10 }: OwnListing,
): Promise<{ orders: OrderSummary[]; after: string | null }> {
  const keyset = newestFirst('orders')
  const from = after ? await findPosition(db, keyset, after) : null
  if (after && !from) return { orders: [], after: null }
  const own = db.selectFrom('orders').select(summaryColumns).where('userId', '=', userId)
  const rows = await selectPage(own, keyset, { after: from, limit }).execute()
  const { page, nextCursor } = pageOf(rows, limit)
  return { orders: page.map(withState).map(localizePlace), after: nextCursor }
}

/** The customer's orders that wait for a payment or a confirmation, the one that expires first in front. */
export function findUnpaidOrders(db: Database, { userId, now }: { userId: string; now: number }) {
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
