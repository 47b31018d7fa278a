import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { Pounds } from '../../money.ts'
import type { PaymentMethod } from '../../payments/payment-provider.ts'
import type { OrderStatus, PaymentStatus } from '../order-status.ts'
import { toOrderStatus, toPaymentMethod, toPaymentStatus } from './order-row.server.ts'

/** An order as a row of a list. */
export interface OrderSummary {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  total: Pounds
  recipientName: string
  zoneName: string
  deliveryDate: CivilDate
  slotName: string
  createdAt: number
}

interface OrderListFilter {
  userId: string
  /** Cursor: the id of the last order of the previous page. */
  after?: string | undefined
  limit: number
}

/** The orders of one customer, newest first. */
export async function listOrders(db: Database, filter: OrderListFilter): Promise<OrderSummary[]> {
  let query = db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'paymentStatus',
      'paymentMethod',
      'total',
      'recipientName',
      'zoneName',
      'deliveryDate',
      'slotName',
      'createdAt',
    ])
    .where('userId', '=', filter.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
  if (filter.after) {
    const last = await db
      .selectFrom('orders')
      .select(['createdAt', 'id'])
      .where('id', '=', filter.after)
      .executeTakeFirst()
    if (!last) return []
    query = query.where((is) =>
      is.or([
        is('createdAt', '<', last.createdAt),
        is.and([is('createdAt', '=', last.createdAt), is('id', '<', last.id)]),
      ]),
    )
  }
  const rows = await query.execute()
  return rows.map((row) => ({
    ...row,
    status: toOrderStatus(row.status),
    paymentStatus: toPaymentStatus(row.paymentStatus),
    paymentMethod: toPaymentMethod(row.paymentMethod),
  }))
}
