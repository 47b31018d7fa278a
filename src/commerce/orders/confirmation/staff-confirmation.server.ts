import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { type AdvancedOrder, advanceOrder } from '../lifecycle/advance-order.server.ts'
import { findOrder } from '../records/order-store.server.ts'
import { type MovedOrder, outcomeOf } from '../staff/move-orders.server.ts'
import { isUnconfirmedCash } from './cash-confirmation.ts'
import type { CashLimits } from './cash-limits.ts'
import { changeUnconfirmed, confirmLocked, type NotConfirmable } from './lock-unconfirmed.server.ts'

export type ConfirmedByStaff = Accepted | NotConfirmable

/** Staff confirm a cash order after a call to the customer. The audit log records the staff member. */
export function confirmByPhone(
  shop: ShopContext,
  { orderId, staffId }: { orderId: string; staffId: string },
  limits: CashLimits,
): Promise<ConfirmedByStaff> {
  return changeUnconfirmed<Accepted>(shop, { orderId }, async (tx, found, at) => {
    const by = { proof: 'staff', actor: 'staff', actorId: staffId, at } as const
    await confirmLocked(tx, { ...found, ...by }, limits)
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.moved',
      subject: orderId,
      before: { status: found.order.status },
      after: { status: 'confirmed', proof: 'staff' },
    })
    return { ok: true }
  })
}

/** Cancels unconfirmed cash orders, each in its own transaction. Orders confirmed or paid meanwhile stay. */
export async function releaseOrders(
  shop: ShopContext,
  { orderIds, ...by }: { orderIds: readonly string[]; staffId: string; mayRefund: boolean },
): Promise<MovedOrder[]> {
  const released: MovedOrder[] = []
  for (const id of orderIds) {
    released.push(await outcomeOf(shop, id, () => releaseOne(shop, id, by)))
  }
  return released
}

async function releaseOne(
  shop: ShopContext,
  orderId: string,
  by: { staffId: string; mayRefund: boolean },
): Promise<AdvancedOrder> {
  const order = await findOrder(shop.db, orderId)
  if (!order) return { ok: false, refusal: 'order-not-found' }
  const { status } = order
  if (!isUnconfirmedCash(order)) return { ok: false, refusal: 'move-not-allowed', status }
  const move = { ...by, orderId, from: status, to: 'cancelled' } as const
  return advanceOrder(shop, { ...move, note: 'Released: not confirmed.' })
}
