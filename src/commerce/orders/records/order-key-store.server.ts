import type { Database, Transaction } from '#database/engine.server.ts'
import { type NamedOrder, orderKeysOf } from '#database/order-keys.ts'
import { insertRows } from '#database/prepared.server.ts'

/** The searchable columns of an order. */
export const keyedColumns = [
  'recipientName',
  'recipientPhone',
  'contactName',
  'contactPhone',
] as const satisfies (keyof NamedOrder)[]

/** The searchable fields of an order: number, names and phone numbers. */
export type KeyedOrder = NamedOrder & { id: string; createdAt: number }

/** The caller has locked the order. */
export async function findKeyed(tx: Transaction, orderId: string): Promise<KeyedOrder | null> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'createdAt', ...keyedColumns])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order ?? null
}

/** Inserts the search keys of an order. */
export async function writeOrderKeys(db: Database, order: KeyedOrder): Promise<void> {
  await insertRows(
    db,
    'orderKeys',
    orderKeysOf(order).map((key) => ({ key, placedAt: order.createdAt, orderId: order.id })),
  )
}

/** Replaces the search keys after a name or number has changed. */
export async function renewOrderKeys(
  tx: Transaction,
  before: KeyedOrder,
  after: KeyedOrder,
): Promise<void> {
  // Uses the whole primary key, because the table has no index by order.
  await tx
    .deleteFrom('orderKeys')
    .where('key', 'in', orderKeysOf(before))
    .where('placedAt', '=', before.createdAt)
    .where('orderId', '=', before.id)
    .execute()
  await writeOrderKeys(tx, after)
}
