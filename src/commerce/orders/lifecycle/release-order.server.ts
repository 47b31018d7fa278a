import type { Transaction } from '#database/engine.server.ts'
import { removeAssignment } from '../../drivers/assignment-store.server.ts'
import { refundRest } from '../../payments/payment-difference.server.ts'
import { listPayments } from '../../payments/payment-store.server.ts'
import type { Order } from '../order.ts'
import { setPaymentStatus, updateOrder } from '../records/order-store.server.ts'
import { releaseGoods } from './order-goods.server.ts'

/** Releases stock, slot and driver of an order, cancelled by staff if there is a `staffId`, and refunds its payments. */
export async function releaseOrder(
  tx: Transaction,
  order: Order,
  { at, staffId }: { at: number; staffId?: string },
): Promise<void> {
  await releaseGoods(tx, order)
  await removeAssignment(tx, order.id)
  if (order.due) await updateOrder(tx, order.id, { due: 0, updatedAt: at })
  if (order.captured === 0) await setPaymentStatus(tx, order.id, 'not_due', at)
  for (const payment of await listPayments(tx, order.id)) {
    if (payment.status !== 'paid') continue
    await refundRest(tx, payment, { reason: 'The order was cancelled.', at, requestedBy: staffId })
  }
}
