import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { listPayments } from '../payments/payment-store.server.ts'
import { requestRefund, sumRefunds } from '../payments/refund-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Order } from './order.ts'
import { giveBackGoods } from './order-goods.server.ts'
import { mayMove } from './order-lifecycle.ts'
import type { OrderStatus } from './order-status.ts'
import {
  addCaptured,
  findOrder,
  holdOrder,
  moveOrder,
  setPaymentStatus,
} from './order-store.server.ts'

export type AdvancedOrder =
  | Accepted
  | Refusal<'order-not-found'>
  | Refusal<'move-not-allowed' | 'moved-by-somebody-else', { status: OrderStatus }>

export interface Advance {
  orderId: string
  /** Where the person saw the order: if it is elsewhere by now, they are told instead of obeyed. */
  from: OrderStatus
  to: OrderStatus
  staffId: string
  note: string
}

/** Staff move an order along its life. What follows from the move happens with it, or not at all. */
export async function advanceOrder(shop: ShopContext, advance: Advance): Promise<AdvancedOrder> {
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<AdvancedOrder> => {
    await holdOrder(tx, advance.orderId)
    const order = await findOrder(tx, advance.orderId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const { status } = order
    if (status !== advance.from) return { ok: false, refusal: 'moved-by-somebody-else', status }
    if (!mayMove(status, advance.to, 'staff')) {
      return { ok: false, refusal: 'move-not-allowed', status }
    }
    const { orderId, from, to, staffId, note } = advance
    await moveOrder(tx, { orderId, from, to, actor: 'staff', actorId: staffId, note, at })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.moved',
      subject: orderId,
      before: { status: from },
      after: { status: to },
    })
    if (to === 'cancelled') await undo(tx, order, at)
    if (to === 'delivered') await collectCash(tx, order, at)
    return { ok: true }
  })
}

/** A cancelled order gives back its goods, and the money that was taken for it. */
async function undo(tx: Transaction, order: Order, at: number): Promise<void> {
  await giveBackGoods(tx, order)
  if (order.captured === 0) await setPaymentStatus(tx, order.id, 'not_due', at)
  for (const payment of await listPayments(tx, order.id)) {
    if (payment.status !== 'paid') continue
    const amount = payment.amount - (await sumRefunds(tx, payment.id, ['requested', 'done']))
    if (amount <= 0) continue
    const reason = 'The order was cancelled.'
    await requestRefund(tx, { paymentId: payment.id, orderId: order.id, amount, reason, at })
  }
}

async function collectCash(tx: Transaction, order: Order, at: number): Promise<void> {
  if (order.paymentStatus !== 'cash_due') return
  await addCaptured(tx, order.id, order.total)
  await setPaymentStatus(tx, order.id, 'cash_collected', at)
}
