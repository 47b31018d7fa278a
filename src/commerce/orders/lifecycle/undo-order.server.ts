import type { Transaction } from '#database/engine.server.ts'
import { listPayments, setDifference } from '../../payments/payment-store.server.ts'
import { recordRefundRequest, sumRefunds } from '../../payments/refund-store.server.ts'
import type { Order } from '../order.ts'
import { setPaymentStatus } from '../records/order-store.server.ts'
import { releaseGoods } from './order-goods.server.ts'

/** Releases stock and slot of an order, cancelled by staff if there is a `staffId`, and refunds its payments. */
export async function undoOrder(
  tx: Transaction,
  order: Order,
  { at, staffId }: { at: number; staffId?: string },
): Promise<void> {
  await releaseGoods(tx, order)
  if (order.captured === 0) await setPaymentStatus(tx, order.id, 'not_due', at)
  for (const payment of await listPayments(tx, order.id)) {
    if (payment.status !== 'paid') continue
    if (payment.difference === 'open') await setDifference(tx, payment.id, 'refunded')
    const amount = payment.amount - (await sumRefunds(tx, payment.id, ['requested', 'done']))
    if (amount <= 0) continue
    const reason = 'The order was cancelled.'
    const by = staffId === undefined ? {} : { requestedBy: staffId }
    const refund = { paymentId: payment.id, orderId: order.id, amount, reason, at, ...by }
    await recordRefundRequest(tx, refund)
  }
}
