import type { Transaction } from '#database/engine.server.ts'
import type { Order } from '../order.ts'
import type { OrderStatus, PaymentStatus } from '../order-status.ts'
import { addCaptured, setPaymentStatus } from '../records/order-store.server.ts'

/**
 * Records the cash that the driver collects with a delivery, and takes the record back with the delivery. Returns the
 * payment status after it. The caller has locked the order.
 */
export async function recordCashOfDelivery(
  tx: Transaction,
  { id, total, paymentStatus }: Order,
  { from, to, at }: { from: OrderStatus; to: OrderStatus; at: number },
): Promise<PaymentStatus> {
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
