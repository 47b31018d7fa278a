import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { findProfile, lockUser } from '../customers/user-store.server.ts'
import { lockAndFindOrder } from '../orders/change-order.server.ts'
import type { Order } from '../orders/order.ts'
import { isInPhase, type OrderStatus } from '../orders/order-status.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { may } from '../staff/permissions.ts'
import { assignedDriver, assignLast, removeAssignment } from './assignment-store.server.ts'

/** The most orders that are assigned at once: the longest day of the board. */
export const mostAssignedAtOnce = 1000

/** The outcome for one order. Of two dispatchers, the second one gets a conflict. */
type AssignedOrder = { id: string } & (
  | { outcome: 'assigned' | 'order-not-found' }
  | { outcome: 'changed-elsewhere'; driverId: string | null }
  | { outcome: 'not-to-deliver'; status: OrderStatus }
)

export type AssignedOrders = Accepted<{ orders: AssignedOrder[] }> | Refusal<'not-a-driver'>

/** Orders for one driver, or for none. */
export interface Assignment {
  /** With the driver that the dispatcher saw; null: none. They become the last stops in this order. */
  orders: readonly { id: string; seen: string | null }[]
  driverId: string | null
  staffId: string
}

/**
 * Assigns orders to a driver, or takes them from theirs. A refused order does not stop the others. The lock of the driver
 * comes first, so that two dispatchers fill a run one after the other; then the orders by id, to avoid deadlocks.
 */
export function assignOrders(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { orders, driverId, staffId }: Assignment,
): Promise<AssignedOrders> {
  return inTransaction(shop.db, async (tx): Promise<AssignedOrders> => {
    if (driverId !== null && !(await lockDriver(tx, driverId))) {
      return { ok: false, refusal: 'not-a-driver' }
    }
    const locked = new Map<string, Order | null>()
    for (const { id } of orders.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      if (!locked.has(id)) locked.set(id, await lockAndFindOrder(tx, { orderId: id }))
    }
    const change = { driverId, staffId, at: shop.now() }
    const assigned: AssignedOrder[] = []
    for (const { id, seen } of orders) {
      assigned.push(await assignOne(tx, locked.get(id) ?? null, { ...change, id, seen }))
    }
    return { ok: true, orders: assigned }
  })
}

/** Locks the runs of a driver. Returns false if the user may not drive. */
async function lockDriver(tx: Transaction, driverId: string): Promise<boolean> {
  await lockUser(tx, driverId)
  const driver = await findProfile(tx, driverId)
  return driver !== null && !driver.suspended && may(driver.role, 'runs.drive')
}

interface OneAssignment extends Omit<Assignment, 'orders'> {
  id: string
  seen: string | null
  at: number
}

async function assignOne(
  tx: Transaction,
  order: Order | null,
  { id, seen, driverId, staffId, at }: OneAssignment,
): Promise<AssignedOrder> {
  if (!order) return { id, outcome: 'order-not-found' }
  const before = await assignedDriver(tx, id)
  if (before === driverId) return { id, outcome: 'assigned' }
  if (before !== seen) return { id, outcome: 'changed-elsewhere', driverId: before }
  const { status, delivery } = order
  if (!isInPhase(status, 'workshop', 'delivery')) return { id, outcome: 'not-to-deliver', status }
  if (driverId === null) await removeAssignment(tx, id)
  else {
    await assignLast(tx, { orderId: id, driverId, date: delivery.date, assignedBy: staffId, at })
  }
  await writeAudit(tx, {
    at,
    actorId: staffId,
    action: driverId === null ? 'order.unassigned' : 'order.assigned',
    subject: id,
    before: { driver: before },
    after: { driver: driverId },
  })
  return { id, outcome: 'assigned' }
}
