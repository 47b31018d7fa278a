import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { addCaptured, setPaymentStatus } from '../records/order-store.server.ts'
import { moveOrder } from './move-order.server.ts'
import { mayMove } from './order-lifecycle.ts'
import { undoOrder } from './undo-order.server.ts'

export type AdvancedOrder =
  | Accepted
  | Refusal<'order-not-found'>
  | Refusal<'address-missing'>
  | Refusal<'move-not-allowed' | 'changed-elsewhere', { status: OrderStatus }>

interface Advance {
  orderId: string
  /** The status that the staff member saw: a concurrent move refuses this one. */
  from: OrderStatus
  to: OrderStatus
  staffId: string
  note: string
}

/** Staff move an order. Refunds, releases and collected cash follow in the same transaction. */
export function advanceOrder(
  shop: ShopContext,
  { orderId, from, to, staffId, note }: Advance,
): Promise<AdvancedOrder> {
  return changeOrder<AdvancedOrder>(shop, { orderId }, async (tx, order, at) => {
    const { status } = order
    if (status !== from) return { ok: false, refusal: 'changed-elsewhere', status }
    if (!mayMove(status, to, 'staff')) return { ok: false, refusal: 'move-not-allowed', status }
    if (to === 'out_for_delivery' && order.addressGivenAt === null) {
      return { ok: false, refusal: 'address-missing' }
    }
    await moveOrder(tx, { orderId, from, to, actor: 'staff', actorId: staffId, note, at })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.moved',
      subject: orderId,
      before: { status: from },
      after: { status: to },
    })
    if (to === 'cancelled') await undoOrder(tx, order, { at, staffId })
    if (to === 'delivered' && order.paymentStatus === 'cash_due') {
      await addCaptured(tx, orderId, order.total)
      await setPaymentStatus(tx, orderId, 'cash_collected', at)
    }
    return { ok: true }
  })
}
