import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Pounds } from '../money.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { findPayment } from './payment-store.server.ts'
import { recordRefundRequest } from './refund-store.server.ts'

export type RequestedRefund =
  | Accepted
  | Refusal<'payment-not-found' | 'amount-undecided'>
  | Refusal<'refunded-meanwhile' | 'more-than-left', { left: Pounds }>

/** A refund of one payment that staff request. */
export interface RefundRequest {
  paymentId: string
  amount: Pounds
  /** The refundable amount that the page showed: if it has changed since, the request is refused. */
  seenLeft: Pounds
  reason: string
  staffId: string
}

/** Records a staff request to refund a payment, whole or in part; a job sends it. */
export async function requestRefund(
  shop: ShopContext,
  { paymentId, amount, seenLeft, reason, staffId }: RefundRequest,
): Promise<RequestedRefund> {
  const at = shop.now()
  const found = await findPayment(shop.db, { id: paymentId })
  if (!found) return { ok: false, refusal: 'payment-not-found' }
  return inTransaction(shop.db, async (tx): Promise<RequestedRefund> => {
    const { orderId } = found
    await lockOrder(tx, orderId)
    const payment = await findPayment(tx, { id: paymentId })
    if (payment?.status !== 'paid') return { ok: false, refusal: 'payment-not-found' }
    if (payment.difference === 'open') return { ok: false, refusal: 'amount-undecided' }
    const left = payment.amount - payment.returned
    if (left !== seenLeft) return { ok: false, refusal: 'refunded-meanwhile', left }
    if (amount > left) return { ok: false, refusal: 'more-than-left', left }
    await recordRefundRequest(tx, { paymentId, orderId, amount, reason, requestedBy: staffId, at })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'refund.requested',
      subject: orderId,
      before: { paymentId, left },
      after: { paymentId, left: left - amount, amount, reason },
    })
    return { ok: true }
  })
}
