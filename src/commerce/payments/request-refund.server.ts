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

/** What staff want to give back of one payment. */
export interface RefundRequest {
  paymentId: string
  amount: Pounds
  /** How much of the payment was left when the person decided: if it is not by now, they are told instead of obeyed. */
  seenLeft: Pounds
  reason: string
  staffId: string
}

/** Staff give back a payment, whole or in part. The money goes by a job; that it was asked for is written down now. */
export async function requestRefund(
  shop: ShopContext,
  asked: RefundRequest,
): Promise<RequestedRefund> {
  const at = shop.now()
  const found = await findPayment(shop.db, asked.paymentId)
  if (!found) return { ok: false, refusal: 'payment-not-found' }
  return inTransaction(shop.db, async (tx): Promise<RequestedRefund> => {
    await lockOrder(tx, found.orderId)
    const payment = await findPayment(tx, found.id)
    if (payment?.status !== 'paid') return { ok: false, refusal: 'payment-not-found' }
    if (payment.difference === 'open') return { ok: false, refusal: 'amount-undecided' }
    const left = payment.amount - payment.returned
    if (left !== asked.seenLeft) return { ok: false, refusal: 'refunded-meanwhile', left }
    if (asked.amount > left) return { ok: false, refusal: 'more-than-left', left }
    const { id: paymentId, orderId } = payment
    const { amount, reason, staffId } = asked
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
