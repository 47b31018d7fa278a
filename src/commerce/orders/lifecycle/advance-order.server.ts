import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { Order } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import {
  addCaptured,
  findOrder,
  lockOrder,
  setPaymentStatus,
} from '../records/order-store.server.ts'
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
export async function advanceOrder(shop: ShopContext, advance: Advance): Promise<AdvancedOrder> {
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<AdvancedOrder> => {
    await lockOrder(tx, advance.orderId)
    const order = await findOrder(tx, advance.orderId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const { status } = order
    if (status !== advance.from) return { ok: false, refusal: 'changed-elsewhere', status }
    if (!mayMove(status, advance.to, 'staff')) {
      return { ok: false, refusal: 'move-not-allowed', status }
    }
    const { orderId, from, to, staffId, note } = advance
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
    if (to === 'delivered') await collectCash(tx, order, at)
    return { ok: true }
  })
}

async function collectCash(tx: Transaction, order: Order, at: number): Promise<void> {
  if (order.paymentStatus !== 'cash_due') return
  await addCaptured(tx, order.id, order.total)
  await setPaymentStatus(tx, order.id, 'cash_collected', at)
}
