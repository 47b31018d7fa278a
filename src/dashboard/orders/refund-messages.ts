import { formatMoney } from '#commerce/money.ts'
import type { RefusedRefund } from '#commerce/payments/request-refund.server.ts'

/** Why a payment was not refunded. */
export function refundRefusal(refused: RefusedRefund): string {
  if (!('left' in refused)) {
    return refused.refusal === 'payment-not-found'
      ? 'Payment not found.'
      : 'Accept or refund the payment first.'
  }
  const left = `${formatMoney(refused.left)} can be refunded.`
  return refused.refusal === 'more-than-left'
    ? left
    : `Someone else has already made a refund: ${left}`
}
