import type { Database, Transaction } from '#database/engine.server.ts'
import { type NamedOrder, orderKeysOf } from '#database/order-keys.ts'

/** The columns of an order that it is found by. */
export const keyedColumns = [
  'recipientName',
  'recipientPhone',
  'contactName',
  'contactPhone',
] as const satisfies (keyof NamedOrder)[]

/** Writes down under what a new order is found. */
export async function writeOrderKeys(
  db: Database,
  order: NamedOrder & { id: string; createdAt: number },
): Promise<void> {
  await db
    .insertInto('orderKeys')
    .values(
      orderKeysOf(order).map((key) => ({ key, placedAt: order.createdAt, orderId: order.id })),
    )
    .execute()
}

/** After a name or a number has changed, the order is found by what it says now. */
export async function renewOrderKeys(tx: Transaction, orderId: string): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'createdAt', ...keyedColumns])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return
  await tx.deleteFrom('orderKeys').where('orderId', '=', orderId).execute()
  await writeOrderKeys(tx, order)
}
