import type { PaymentOutcome, PaymentReport } from '#commerce/payments/payment-provider.ts'
import { beforeFee, type ProviderFee, toPoundsDown, toPoundsUp } from './piastres.ts'
import type { InquiredTransaction } from './transaction.ts'

/** How to read a transaction. */
export interface ReportContext {
  /** The shop fetched it over TLS, so unsigned fields are trusted as well. */
  isInquiry: boolean
  fee: ProviderFee
}

/** Maps a transaction of the provider to a payment report. */
export function toPaymentReport(
  transaction: InquiredTransaction,
  { isInquiry, fee }: ReportContext,
): PaymentReport {
  const { amount_cents: amount } = transaction
  const signed = signedOutcome(transaction)
  const refunded = refundedPiastres(transaction, signed, isInquiry)
  const outcome = refunded > 0 && signed === 'paid' ? 'refunded' : signed
  return {
    outcome,
    // Two partial refunds are two events of one transaction; the running total distinguishes them.
    eventId: `${transaction.id}:${outcome}:${refunded}`,
    transactionId: String(transaction.id),
    providerOrderId: String(transaction.order.id),
    reference: transaction.order.merchant_order_id ?? null,
    amount: toPoundsDown(amount),
    isWholePounds: amount % 100 === 0,
    amountBeforeFee: beforeFee(amount, fee),
    // Rounded up: after a refund of half a pound the shop can never refund the whole amount.
    refundedAmount: toPoundsUp(refunded),
    rest: Math.max(0, amount - refunded),
    currency: transaction.currency,
    methodId: transaction.integration_id,
    reason: transaction.data?.message ?? '',
    raw: transaction,
  }
}

/**
 * The provider does not sign the refunded amount. A callback counts only when its signed outcome is a refund: otherwise
 * an attacker could replay one genuine payment with changed amounts as new events.
 */
function refundedPiastres(
  transaction: InquiredTransaction,
  outcome: PaymentOutcome,
  isInquiry: boolean,
): number {
  if (outcome === 'voided') return transaction.amount_cents
  const counts = outcome === 'refunded' || (isInquiry && outcome === 'paid')
  return counts ? (transaction.refunded_amount_cents ?? 0) : 0
}

/** A child transaction (refund, void, capture) has `success: true` but is no payment. */
export function isChild(transaction: InquiredTransaction): boolean {
  return transaction.is_refund || transaction.is_void || transaction.has_parent_transaction
}

function signedOutcome(transaction: InquiredTransaction): PaymentOutcome {
  if (isChild(transaction)) return 'other'
  if (transaction.is_voided) return 'voided'
  if (transaction.is_refunded) return 'refunded'
  if (transaction.pending) return 'pending'
  if (!transaction.success || transaction.error_occured) return 'failed'
  // Authorised only: the money is not captured yet.
  if (transaction.is_auth) return 'other'
  return 'paid'
}
