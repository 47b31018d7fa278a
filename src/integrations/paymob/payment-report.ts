import type { PaymentOutcome, PaymentReport } from '#commerce/payments/payment-provider.ts'
import { beforeFee, type ProviderFee, toPoundsDown, toPoundsUp } from './piastres.ts'
import type { ToldTransaction } from './transaction.ts'

/** How the provider's words are read. */
export interface Reading {
  /** The shop asked for it itself, over TLS: then unsigned fields count as well. */
  isInquiry: boolean
  fee: ProviderFee
}

/** The provider's transaction in the shop's words. */
export function toPaymentReport(
  transaction: ToldTransaction,
  { isInquiry, fee }: Reading,
): PaymentReport {
  const { amount_cents: amount } = transaction
  const signed = signedOutcome(transaction)
  const refunded = refundedPiastres(transaction, signed, isInquiry)
  const outcome = refunded > 0 && signed === 'paid' ? 'refunded' : signed
  return {
    outcome,
    // Two partial refunds are two events of one transaction: the running total tells them apart.
    eventId: `${transaction.id}:${outcome}:${refunded}`,
    transactionId: String(transaction.id),
    providerOrderId: String(transaction.order.id),
    reference: transaction.order.merchant_order_id ?? null,
    amount: toPoundsDown(amount),
    isWholePounds: amount % 100 === 0,
    amountBeforeFee: beforeFee(amount, fee),
    // Up, not down: of a payment of which half a pound went back, the shop can never send the whole.
    refundedAmount: toPoundsUp(refunded),
    rest: Math.max(0, amount - refunded),
    currency: transaction.currency,
    methodId: transaction.integration_id,
    reason: transaction.data?.message ?? '',
    raw: transaction,
  }
}

/**
 * The provider does not sign the refunded amount. In a callback it counts only where the signed outcome says that money
 * went back: otherwise one genuine payment could be repeated with ever other amounts, as if it were new.
 */
function refundedPiastres(
  transaction: ToldTransaction,
  outcome: PaymentOutcome,
  isInquiry: boolean,
): number {
  if (outcome === 'voided') return transaction.amount_cents
  const counts = outcome === 'refunded' || (isInquiry && outcome === 'paid')
  return counts ? (transaction.refunded_amount_cents ?? 0) : 0
}

/** A child transaction (a refund, a void, a capture) carries `success: true` and is no payment. */
export function isChild(transaction: ToldTransaction): boolean {
  return transaction.is_refund || transaction.is_void || transaction.has_parent_transaction
}

function signedOutcome(transaction: ToldTransaction): PaymentOutcome {
  if (isChild(transaction)) return 'other'
  if (transaction.is_voided) return 'voided'
  if (transaction.is_refunded) return 'refunded'
  if (transaction.pending) return 'pending'
  if (!transaction.success || transaction.error_occured) return 'failed'
  // Authorised is a promise: the money has not been taken.
  if (transaction.is_auth) return 'other'
  return 'paid'
}
