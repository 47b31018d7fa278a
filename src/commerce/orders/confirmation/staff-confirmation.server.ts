import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import { findOrder } from '../records/order-store.server.ts'
import type { MovedOrder } from '../staff/move-orders.server.ts'
import { isUnconfirmedCash } from './cash-confirmation.ts'
import type { CashLimits } from './cash-limits.ts'
import { confirmLocked, lockUnconfirmed, type NotConfirmable } from './lock-unconfirmed.server.ts'

export type ConfirmedByStaff = Accepted | NotConfirmable

/** Staff confirm a cash order after a call to the customer. The audit log records the staff member. */
export function confirmByPhone(
  shop: ShopContext,
  { orderId, staffId }: { orderId: string; staffId: string },
  limits: CashLimits,
): Promise<ConfirmedByStaff> {
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<ConfirmedByStaff> => {
    const found = await lockUnconfirmed(tx, orderId, at)
    if (!found.isOpen) return found.result
    const { order, confirmation } = found
    const confirming = { order, confirmation, actorId: staffId, at }
    await confirmLocked(tx, { ...confirming, proof: 'staff', actor: 'staff' }, limits)
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.moved',
      subject: orderId,
      before: { status: order.status },
      after: { status: 'confirmed', proof: 'staff' },
    })
    return { ok: true }
  })
}

/** Cancels unconfirmed cash orders, each in its own transaction. Orders confirmed or paid meanwhile stay. */
export async function releaseOrders(
  shop: ShopContext,
  { orderIds, staffId }: { orderIds: readonly string[]; staffId: string },
): Promise<MovedOrder[]> {
  const released: MovedOrder[] = []
  for (const id of orderIds) released.push(await releaseOne(shop, id, staffId))
  return released
}

async function releaseOne(shop: ShopContext, id: string, staffId: string): Promise<MovedOrder> {
  try {
    const order = await findOrder(shop.db, id)
    if (!order) return { id, outcome: 'order-not-found' }
    if (!isUnconfirmedCash(order)) return { id, outcome: 'move-not-allowed', status: order.status }
    const move = { orderId: id, from: order.status, to: 'cancelled', staffId } as const
    const result = await advanceOrder(shop, { ...move, note: 'Released: not confirmed.' })
    if (result.ok) return { id, outcome: 'moved' }
    return 'status' in result
      ? { id, outcome: result.refusal, status: result.status }
      : { id, outcome: result.refusal }
  } catch (error) {
    shop.log.error('order not released', { orderId: id, error: String(error) })
    return { id, outcome: 'failed' }
  }
}
