import { sql } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import { insertRows } from '#database/prepared.server.ts'
import type { OrderStatus } from '../order-status.ts'

/** Records under which rate limits an unpaid order counts. */
export function insertLimits(
  tx: Transaction,
  orderId: string,
  keys: readonly string[],
): Promise<void> {
  return insertRows(
    tx,
    'unpaidOrderLimits',
    keys.map((key) => ({ key, orderId })),
  )
}

/** When each order expires that is unpaid and counts under one of the keys. */
export async function listExpiries(
  db: Database,
  keys: readonly string[],
): Promise<{ key: string; expiresAt: number }[]> {
  return (
    db
      .selectFrom('unpaidOrderLimits')
      .innerJoin('orders', 'orders.id', 'unpaidOrderLimits.orderId')
      .select(['key', 'expiresAt'])
      .where('key', 'in', keys)
      // The version before, which may run beside this one, moves orders and leaves their rows.
      .where('status', '=', sql.lit<OrderStatus>('awaiting_payment'))
      .where('expiresAt', 'is not', null)
      .$narrowType<{ expiresAt: number }>()
      .execute()
  )
}

/** The networks and the phone number of an order, as keyed hashes, are needed only while it is unpaid. */
export async function deleteLimits(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('unpaidOrderLimits').where('orderId', '=', orderId).execute()
}
