import type { Pounds } from '../money.ts'
import { findPayment } from '../payments/payment-store.server.ts'
import { type RefusedRefund, requestRefundIn } from '../payments/request-refund.server.ts'
import type { Accepted } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { answerClaim, type ClaimNotAnswered, type ClaimReply } from './answer-claim.server.ts'

export type RefundedClaim = Accepted | ClaimNotAnswered | RefusedRefund

interface ClaimRefund extends ClaimReply {
  paymentId: string
  amount: Pounds
  /** The refundable amount that the page showed: if it has changed since, the request is refused. */
  seenLeft: Pounds
}

/** Staff answer a claim with a refund of a payment of its order, whole or in part. */
export function refundClaim(
  shop: ShopContext,
  { paymentId, amount, seenLeft, ...reply }: ClaimRefund,
): Promise<RefundedClaim> {
  return answerClaim<RefusedRefund>(shop, 'refund', reply, async (tx, order, at) => {
    const payment = await findPayment(tx, { id: paymentId })
    if (payment?.orderId !== order.id) return { ok: false, refusal: 'payment-not-found' }
    const request = { paymentId, amount, seenLeft, reason: 'Freshness claim' }
    const requested = await requestRefundIn(tx, { ...request, staffId: reply.staffId }, at)
    return requested.ok ? { ...requested, amount } : requested
  })
}
