import { sql } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { Flag } from '#database/flag.ts'
import { type NamedOrder, type OrderTexts, orderKeysOf, textKeysOf } from '#database/order-keys.ts'
import { insertRows } from '#database/prepared.server.ts'

/** The searchable columns of an order. */
const keyedColumns = [
  'number',
  'recipientName',
  'recipientPhone',
  'contactName',
  'contactPhone',
  'contactEmail',
  'zoneName',
  'zoneNameAr',
  'street',
  'building',
  'addressNotes',
  'cardMessage',
] as const satisfies (keyof NamedOrder | keyof OrderTexts)[]

/** The searchable fields of an order. */
export type KeyedOrder = NamedOrder & OrderTexts & { id: string; createdAt: number }

export function isKeyed(columns: object): boolean {
  return keyedColumns.some((column) => column in columns)
}

/** Inserts the search keys of a new order. */
export async function insertOrderKeys(db: Database, order: KeyedOrder): Promise<void> {
  await insertRows(db, 'orderKeys', orderKeyRows(order))
}

/** The rows of the search keys of an order. */
export function orderKeyRows(order: KeyedOrder) {
  return rowsOf(order, keysOf(order))
}

/** Changes searchable fields or lines of an order, and its keys with them. The caller has locked the order. */
export async function changeKeyed(
  tx: Transaction,
  orderId: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const before = await findKeyed(tx, orderId)
  await change()
  const after = await findKeyed(tx, orderId)
  if (!before || !after) return
  const [old, current] = [keysOf(before), keysOf(after)]
  const removed = old.filter((key) => !current.includes(key))
  if (removed.length > 0) {
    // Uses the whole primary key, because the table has no index by order.
    await tx
      .deleteFrom('orderKeys')
      .where('key', 'in', removed)
      .where('placedAt', '=', after.createdAt)
      .where('orderId', '=', orderId)
      .execute()
  }
  await addKeys(
    tx,
    after,
    current.filter((key) => !old.includes(key)),
  )
}

/** The orders whose texts have no keys yet: those of the previous version. */
export async function listWithoutTextKeys(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    // A literal, because the planner does not match a parameter to the partial index.
    .where('textsKeyed', '=', sql.lit<Flag>(0))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Adds the keys of an order that has none of its texts. Its update locks the order against a change meanwhile. */
export async function addTextKeys(tx: Transaction, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ textsKeyed: 1 }).where('id', '=', orderId).execute()
  const order = await findKeyed(tx, orderId)
  if (order) await addKeys(tx, order, keysOf(order))
}

async function addKeys(tx: Transaction, order: KeyedOrder, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .insertInto('orderKeys')
    .values(rowsOf(order, keys))
    .onConflict((conflict) => conflict.columns(['key', 'placedAt', 'orderId']).doNothing())
    .execute()
}

async function findKeyed(tx: Transaction, orderId: string): Promise<KeyedOrder | null> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'createdAt', ...keyedColumns])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return null
  const lines = await tx
    .selectFrom('orderLines')
    .select(['name', 'nameAr'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
  return { ...order, lines }
}

function keysOf(order: KeyedOrder): string[] {
  return [...new Set([...orderKeysOf(order), ...textKeysOf(order)])]
}

function rowsOf({ id, createdAt }: KeyedOrder, keys: readonly string[]) {
  return keys.map((key) => ({ key, placedAt: createdAt, orderId: id }))
}
