import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Pounds } from '../money.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { findPayment } from './payment-store.server.ts'
import { recordRefundRequest } from './refund-store.server.ts'

export type RefusedRefund =
  | Refusal<'payment-not-found' | 'amount-undecided'>
  | Refusal<'refunded-meanwhile' | 'more-than-left', { left: Pounds }>

export type RequestedRefund = Accepted | RefusedRefund

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
  request: RefundRequest,
): Promise<RequestedRefund> {
  const at = shop.now()
  const found = await findPayment(shop.db, { id: request.paymentId })
  if (!found) return { ok: false, refusal: 'payment-not-found' }
  return inTransaction(shop.db, async (tx): Promise<RequestedRefund> => {
    await lockOrder(tx, found.orderId)
    const requested = await requestRefundIn(tx, request, at)
    return requested.ok ? { ok: true } : requested
  })
}

/** The same within a transaction that has locked the order. */
export async function requestRefundIn(
  tx: Transaction,
  { paymentId, amount, seenLeft, reason, staffId }: RefundRequest,
  at: number,
): Promise<Accepted<{ refundId: string }> | RefusedRefund> {
  const payment = await findPayment(tx, { id: paymentId })
  if (payment?.status !== 'paid') return { ok: false, refusal: 'payment-not-found' }
  if (payment.difference === 'open') return { ok: false, refusal: 'amount-undecided' }
  const { orderId } = payment
  const left = payment.amount - payment.returned
  if (left !== seenLeft) return { ok: false, refusal: 'refunded-meanwhile', left }
  if (amount > left) return { ok: false, refusal: 'more-than-left', left }
  const refund = { paymentId, orderId, amount, reason, requestedBy: staffId, at }
  const refundId = await recordRefundRequest(tx, refund)
  await writeAudit(tx, {
    at,
    actorId: staffId,
    action: 'refund.requested',
    subject: orderId,
    before: { paymentId, left },
    after: { paymentId, left: left - amount, amount, reason },
  })
  return { ok: true, refundId }
}
