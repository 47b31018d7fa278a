import type { Transaction } from '#database/engine.server.ts'
import { mayCollectCash } from '../difference-due.ts'
import type { Order } from '../order.ts'
import type { OrderStatus, PaymentStatus } from '../order-status.ts'
import { addCaptured, setPaymentStatus } from '../records/order-store.server.ts'

/**
 * Records the cash that the driver collects with a delivery, and takes the record back with the delivery. Returns the
 * payment status after it. The caller has locked the order.
 */
export async function recordCashOfDelivery(
  tx: Transaction,
  order: Order,
  { from, to, at }: { from: OrderStatus; to: OrderStatus; at: number },
): Promise<PaymentStatus> {
  const { id, total, paymentStatus, due = 0 } = order
  if (due > 0 && mayCollectCash(order)) {
    if (to === 'delivered') await addCaptured(tx, id, due)
    if (from === 'delivered') await addCaptured(tx, id, -due)
  }
  if (to === 'delivered' && paymentStatus === 'cash_due') {
    await addCaptured(tx, id, total)
    await setPaymentStatus(tx, id, 'cash_collected', at)
    return 'cash_collected'
  }
  if (from === 'delivered' && paymentStatus === 'cash_collected') {
    await addCaptured(tx, id, -total)
    await setPaymentStatus(tx, id, 'cash_due', at)
    return 'cash_due'
  }
  return paymentStatus
}
