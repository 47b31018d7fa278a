import type { Transaction } from '#database/engine.server.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import type { Pounds } from '../money.ts'
import { addRefunded, findOrder, setPaymentStatus } from '../orders/records/order-store.server.ts'
import { paymentStatusAfterRefund } from './ledger.ts'
import type { Payment } from './payment.ts'

/** Adds a done refund to the order's ledger and updates its payment status. */
export async function settleRefund(
  tx: Transaction,
  { orderId, method }: Pick<Payment, 'orderId' | 'method'>,
  { amount, at }: { amount: Pounds; at: number },
): Promise<void> {
  await addRefunded(tx, orderId, amount)
  await enqueueOrderEmail(tx, { orderId, trigger: 'refunded', amount, method, at })
  const order = await findOrder(tx, orderId)
  if (order) await setPaymentStatus(tx, orderId, paymentStatusAfterRefund(order), at)
}
