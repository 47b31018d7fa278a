import { sql, type Updateable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import { pipelined } from '#database/pipelined.server.ts'
import { type Given, insertRows, prepared } from '#database/prepared.server.ts'
import type { OrdersTable } from '#database/tables/orders-tables.ts'
import type { Pounds } from '../../money.ts'
import type { CashProof } from '../confirmation/cash-confirmation.ts'
import type { Order } from '../order.ts'
import type { OrderStatus, PaymentStatus } from '../order-status.ts'
import { changeKeyed, isKeyed } from './order-key-store.server.ts'
import { listLines } from './order-line-store.server.ts'
import { toLineRow, toOrder, toOrderRow, toOrderStatus } from './order-row.server.ts'

/** Inserts an order and its lines. Its search keys follow later: see `keyNewOrders`. */
export async function insertOrder(
  tx: Transaction,
  order: Order,
  idempotencyKey: string,
  request: { requestDigest: string | null; cashProof: CashProof } | null = null,
): Promise<void> {
  const row = { ...toOrderRow(order, idempotencyKey), ...request }
  const lines = order.lines.map((line, position) => toLineRow(order.id, line, position))
  await pipelined(tx, (tx) =>
    Promise.all([insertRows(tx, 'orders', [row]), insertRows(tx, 'orderLines', lines)]),
  )
}

export async function findOrder(db: Database, id: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const lines = await listLines(db, [id])
  return toOrder(row, lines.get(id) ?? [])
}

/** The order that an earlier request with the same idempotency key placed. Orders of old versions have no digest. */
export async function findOrderByIdempotencyKey(
  db: Database,
  userId: string,
  idempotencyKey: string,
): Promise<{ id: string; requestDigest: string | null } | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'requestDigest'])
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  return row ?? null
}

/** Transfers all orders of one user to another. Returns their ids. */
export async function transferOrders(tx: Transaction, from: string, to: string): Promise<string[]> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'idempotencyKey'])
    .where('userId', '=', from)
    .execute()
  for (const { id, idempotencyKey } of orders) {
    // Guest and account may have used the same key in one browser; the unique index allows it once per user.
    const duplicate = await findOrderByIdempotencyKey(tx, to, idempotencyKey)
    await tx
      .updateTable('orders')
      .set({ userId: to, idempotencyKey: duplicate ? id : idempotencyKey })
      .where('id', '=', id)
      .execute()
  }
  return orders.map(({ id }) => id)
}

const unpaidOrders = prepared((db, given: Given<{ userId: string }>) =>
  db
    .selectFrom('orders')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('userId', '=', given('userId'))
    // A literal, because the planner does not match a parameter to the partial index of unpaid orders.
    .where('status', '=', sql.lit<OrderStatus>('awaiting_payment')),
)

export async function countUnpaidOrders(db: Database, userId: string): Promise<number> {
  const { rows } = await unpaidOrders(db, { userId })
  return rows[0]?.count ?? 0
}

/** Returns false, and changes nothing, when the order is not in `from` any more. */
export async function setStatus(
  db: Database,
  { orderId, from, to, at }: { orderId: string; from: OrderStatus; to: OrderStatus; at: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('orders')
    .set({ status: to, updatedAt: at })
    .where('id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

export function setPaymentStatus(
  tx: Transaction,
  orderId: string,
  paymentStatus: PaymentStatus,
  at: number,
): Promise<void> {
  return updateOrder(tx, orderId, { paymentStatus, updatedAt: at })
}

/** Updates an order without moving it, and its search keys with it. The caller has locked the order and adds the event. */
export async function updateOrder(
  tx: Transaction,
  id: string,
  change: Updateable<OrdersTable>,
): Promise<void> {
  const update = () => tx.updateTable('orders').set(change).where('id', '=', id).execute()
  if (isKeyed(change)) await changeKeyed(tx, id, update)
  else await update()
}

/** Locks the row of an order until the end of the transaction. */
export async function lockOrder(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('id', '=', id)
    .execute()
}

/** Adds a captured amount to the order. */
export async function addCaptured(db: Database, orderId: string, amount: Pounds): Promise<void> {
  await db
    .updateTable('orders')
    .set((row) => ({ captured: row('captured', '+', amount) }))
    .where('id', '=', orderId)
    .execute()
}

/** Adds a refunded amount to the order. A constraint of the database rejects more than was captured. */
export async function addRefunded(db: Database, orderId: string, amount: Pounds): Promise<void> {
  await db
    .updateTable('orders')
    .set((row) => ({ refunded: row('refunded', '+', amount) }))
    .where('id', '=', orderId)
    .execute()
}

/** The statuses of orders, in the order of the ids. */
export async function listStatuses(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderStatus>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map(({ id, status }) => [id, toOrderStatus(status)]))
  return new Map(
    ids.flatMap((id) => {
      const status = found.get(id)
      return status ? [[id, status]] : []
    }),
  )
}
