import type { Transaction } from '#database/engine.server.ts'
import { paymentStatusAfterRefund } from '../../payments/ledger.ts'
import type { Payment } from '../../payments/payment.ts'
import { recordRefundRequest, sumRefunds } from '../../payments/refund-store.server.ts'
import { findOrder, setPaymentStatus, updateOrder } from '../records/order-store.server.ts'
import { moveOrder } from './move-order.server.ts'
import { reserveGoodsAgain } from './order-goods.server.ts'

/**
 * Money has been taken for an order. If it still waits for it, the order is confirmed; if it had expired, it is taken
 * up again as far as stock and delivery window can be had; in every other case the money goes back by itself.
 */
export async function confirmPaidOrder(
  tx: Transaction,
  payment: Payment,
  at: number,
): Promise<void> {
  const { orderId } = payment
  const accepted = (await confirmWaiting(tx, orderId, at)) || (await reopenExpired(tx, orderId, at))
  if (accepted) {
    // Which may be another way than was chosen when it was placed.
    await updateOrder(tx, orderId, { paymentMethod: payment.method, updatedAt: at })
    const order = await findOrder(tx, orderId)
    if (order) await setPaymentStatus(tx, orderId, paymentStatusAfterRefund(order), at)
    return
  }
  const amount = payment.amount - (await sumRefunds(tx, payment.id, ['requested', 'done']))
  const reason = 'The order could no longer take the payment.'
  await recordRefundRequest(tx, { paymentId: payment.id, orderId, amount, reason, at })
}

function confirmWaiting(tx: Transaction, orderId: string, at: number): Promise<boolean> {
  return moveOrder(tx, {
    orderId,
    from: 'awaiting_payment',
    to: 'confirmed',
    actor: 'payment',
    actorId: null,
    note: '',
    at,
  })
}

async function reopenExpired(tx: Transaction, orderId: string, at: number): Promise<boolean> {
  const order = await findOrder(tx, orderId)
  if (order?.status !== 'expired' || !(await reserveGoodsAgain(tx, order, at))) return false
  const reopened = await moveOrder(tx, {
    orderId,
    from: 'expired',
    to: 'confirmed',
    actor: 'payment',
    actorId: null,
    note: 'The payment came late.',
    at,
  })
  // Another payment was quicker: it has taken the goods, so these go back.
  if (!reopened) throw new Error(`Order ${orderId} was taken up twice at once.`)
  return true
}
