import { sql } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
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
  const added = current.filter((key) => !old.includes(key))
  if (added.length > 0) await insertRows(tx, 'orderKeys', rowsOf(after, added), ignoringConflicts)
}

/** Selects orders that have no keys yet. */
export function selectWithoutKeys(db: Database, limit: number) {
  return db.selectFrom('orders').select('id').where(hasNoKeys).orderBy('id').limit(limit)
}

/** Adds the keys of orders, except of those that have them by now. */
export async function addKeys(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  // The update locks the orders against a change meanwhile.
  const orders = await tx
    .updateTable('orders')
    .set({ textsKeyed: 1 })
    .where('id', 'in', orderIds)
    .where(hasNoKeys)
    .returning(searchedColumns)
    .execute()
  const rows = (await withLines(tx, orders)).flatMap(orderKeyRows)
  // Neighbours in the primary key share a page, so it is written once.
  rows.sort((one, other) => (one.key < other.key ? -1 : 1))
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await insertRows(tx, 'orderKeys', rows.slice(at, at + rowsAtOnce), ignoringConflicts)
  }
}

const rowsAtOnce = 100
const ignoringConflicts = { ignoreConflicts: true }
const searchedColumns = ['id', 'createdAt', ...keyedColumns] as const
// A literal, because the planner does not match a parameter to the partial index.
const hasNoKeys = sql<boolean>`texts_keyed = 0`

async function findKeyed(tx: Transaction, orderId: string): Promise<KeyedOrder | undefined> {
  const orders = await tx
    .selectFrom('orders')
    .select(searchedColumns)
    .where('id', '=', orderId)
    .execute()
  const [order] = await withLines(tx, orders)
  return order
}

async function withLines(
  tx: Transaction,
  orders: readonly Omit<KeyedOrder, 'lines'>[],
): Promise<KeyedOrder[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = await tx
    .selectFrom('orderLines')
    .select(['orderId', 'name', 'nameAr'])
    .where('orderId', 'in', ids)
    .execute()
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  return orders.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }))
}

function keysOf(order: KeyedOrder): string[] {
  return [...new Set([...orderKeysOf(order), ...textKeysOf(order)])]
}

function rowsOf({ id, createdAt }: KeyedOrder, keys: readonly string[]) {
  return keys.map((key) => ({ key, placedAt: createdAt, orderId: id }))
}
