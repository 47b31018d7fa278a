import type { Database, Transaction } from '#database/engine.server.ts'
import { type NamedOrder, orderKeysOf } from '#database/order-keys.ts'
import { insertRows } from '#database/prepared.server.ts'

/** The columns of an order that it is found by. */
export const keyedColumns = [
  'recipientName',
  'recipientPhone',
  'contactName',
  'contactPhone',
] as const satisfies (keyof NamedOrder)[]

/** An order by what it is found: its number, and the names and telephone numbers on it. */
export type KeyedOrder = NamedOrder & { id: string; createdAt: number }

/** What an order that the caller holds is found by now. */
export async function findKeyed(tx: Transaction, orderId: string): Promise<KeyedOrder | null> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'createdAt', ...keyedColumns])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order ?? null
}

/** Writes down under what a new order is found. */
export async function writeOrderKeys(db: Database, order: KeyedOrder): Promise<void> {
  await insertRows(
    db,
    'orderKeys',
    orderKeysOf(order).map((key) => ({ key, placedAt: order.createdAt, orderId: order.id })),
  )
}

/** After a name or a number has changed, the order is found by what it says now. */
export async function renewOrderKeys(
  tx: Transaction,
  before: KeyedOrder,
  after: KeyedOrder,
): Promise<void> {
  // By the whole of the table's own key: nothing else needs an index that goes from an order to its keys.
  await tx
    .deleteFrom('orderKeys')
    .where('key', 'in', orderKeysOf(before))
    .where('placedAt', '=', before.createdAt)
    .where('orderId', '=', before.id)
    .execute()
  await writeOrderKeys(tx, after)
}
