import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { confirmPaidOrder } from '../orders/lifecycle/confirm-paid-order.server.ts'
import { findOrder, lockOrder, setPaymentStatus } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { resumePaymentWatch } from './inquiry-schedule.server.ts'
import { refundOpenDifferences, refundRest } from './payment-difference.server.ts'
import { findPayment, setDifference } from './payment-store.server.ts'

export type DecidedDifference = Accepted | Refusal<'payment-not-found' | 'already-decided'>

/** The decision of staff about a payment whose amount differs. */
export interface DifferenceDecision {
  paymentId: string
  decision: 'accept' | 'refund'
  staffId: string
}

/**
 * Staff accept a payment with a different amount, which confirms its order, or refund it, so that the customer can pay
 * again. Of two concurrent decisions one is applied.
 */
export async function decideDifference(
  shop: ShopContext,
  { paymentId, decision, staffId }: DifferenceDecision,
): Promise<DecidedDifference> {
  const at = shop.now()
  const found = await findPayment(shop.db, { id: paymentId })
  if (!found) return { ok: false, refusal: 'payment-not-found' }
  return inTransaction(shop.db, async (tx): Promise<DecidedDifference> => {
    await lockOrder(tx, found.orderId)
    const payment = await findPayment(tx, { id: paymentId })
    const order = await findOrder(tx, found.orderId)
    if (!order || payment?.difference !== 'open') return { ok: false, refusal: 'already-decided' }
    if (decision === 'accept') {
      await setDifference(tx, paymentId, 'accepted')
      await confirmPaidOrder(tx, { ...payment, difference: 'accepted' }, at)
      // The watch ended with the time to pay of an order that expired meanwhile.
      await resumePaymentWatch(tx, order.id, at)
      // The customer may have paid twice, each time a different amount.
      const reason = 'The order was paid by another payment.'
      await refundOpenDifferences(tx, order.id, { reason, at, requestedBy: staffId })
    } else {
      const reason = 'The paid amount differs.'
      await refundRest(tx, payment, { reason, at, requestedBy: staffId })
      if (order.status === 'awaiting_payment') await setPaymentStatus(tx, order.id, 'pending', at)
    }
    const { amount, requestedAmount } = payment
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: decision === 'accept' ? 'order.amount-accepted' : 'refund.requested',
      subject: order.id,
      before: { paymentId, difference: 'open' },
      after: { paymentId, decision, amount, requestedAmount },
    })
    return { ok: true }
  })
}
