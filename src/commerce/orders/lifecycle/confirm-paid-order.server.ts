import type { Transaction } from '#database/engine.server.ts'
import { paymentStatusAfterRefund } from '../../payments/ledger.ts'
import { type Payment, shownMethod } from '../../payments/payment.ts'
import { refundRest } from '../../payments/payment-difference.server.ts'
import { openDue } from '../difference-due.ts'
import { requestAddress } from '../recipient-address/request-address.server.ts'
import { storedMethod } from '../records/order-row.server.ts'
import { findOrder, setPaymentStatus, updateOrder } from '../records/order-store.server.ts'
import { moveOrder } from './move-order.server.ts'
import { reserveGoodsAgain } from './order-goods.server.ts'

/**
 * Applies a captured payment to its order: confirms an order that awaits payment, reopens an expired one if stock and
 * slot are still available, settles what an edit added to the price, and refunds the payment in every other case.
 */
export async function confirmPaidOrder(
  tx: Transaction,
  payment: Payment,
  at: number,
): Promise<void> {
  const { orderId } = payment
  const accepted = (await confirmWaiting(tx, orderId, at)) || (await reopenExpired(tx, orderId, at))
  if (accepted) {
    // The customer may have paid with another method than the one chosen at checkout.
    await updateOrder(tx, orderId, { ...storedMethod(shownMethod(payment)), updatedAt: at })
    const order = await findOrder(tx, orderId)
    if (order) {
      await setPaymentStatus(tx, orderId, paymentStatusAfterRefund(order), at)
      await requestAddress(tx, order, at)
    }
    return
  }
  if (await settleDue(tx, payment, at)) return
  await refundRest(tx, payment, { reason: 'The order could no longer take the payment.', at })
}

/** Whether the payment is the difference that an edit asked for. */
async function settleDue(
  tx: Transaction,
  { orderId, amount }: Payment,
  at: number,
): Promise<boolean> {
  const order = await findOrder(tx, orderId)
  if (!order || openDue(order) !== amount) return false
  await updateOrder(tx, orderId, { due: 0, updatedAt: at })
  await setPaymentStatus(tx, orderId, paymentStatusAfterRefund(order), at)
  return true
}

function confirmWaiting(tx: Transaction, orderId: string, at: number): Promise<boolean> {
  const move = { orderId, from: 'awaiting_payment', to: 'confirmed', note: '', at } as const
  return moveOrder(tx, { ...move, actor: 'payment', actorId: null })
}

async function reopenExpired(tx: Transaction, orderId: string, at: number): Promise<boolean> {
  const order = await findOrder(tx, orderId)
  // Without an address it cannot be delivered: the payment is refunded.
  if (order?.status !== 'expired' || order.erasedAt !== undefined) return false
  if (!(await reserveGoodsAgain(tx, order, at))) return false
  const move = { orderId, from: 'expired', to: 'confirmed', at } as const
  const by = { actor: 'payment', actorId: null, note: 'The payment came late.' } as const
  const reopened = await moveOrder(tx, { ...move, ...by })
  // A concurrent payment was first: roll back, so that the stock is not reserved twice.
  if (!reopened) throw new Error(`Order ${orderId} was reopened by a concurrent payment.`)
  return true
}
