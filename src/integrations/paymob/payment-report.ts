import type { PaymentOutcome, PaymentReport } from '#commerce/payments/payment-provider.ts'
import { fromPiastres } from './piastres.ts'
import type { ToldTransaction } from './transaction.ts'

/** The provider's transaction in the shop's words. */
export function toPaymentReport(transaction: ToldTransaction): PaymentReport {
  const outcome = outcomeOf(transaction)
  const refunded = refundedPiastres(transaction, outcome)
  return {
    outcome,
    // Two partial refunds are two pieces of news about one transaction: the running total tells them apart.
    eventId: `${transaction.id}:${outcome}:${refunded}`,
    transactionId: String(transaction.id),
    providerOrderId: String(transaction.order.id),
    amount: fromPiastres(transaction.amount_cents),
    // Up, not down: of a payment of which half a pound went back, the shop can never send the whole.
    refundedAmount: Math.ceil(refunded / 100),
    currency: transaction.currency,
    methodId: transaction.integration_id,
    reason: transaction.data?.message ?? '',
    raw: transaction,
  }
}

/**
 * The provider does not sign the refunded amount. It counts only where the signed outcome says that money went back:
 * otherwise one genuine payment could be told again and again, each time with another amount, as if it were new.
 */
function refundedPiastres(transaction: ToldTransaction, outcome: PaymentOutcome): number {
  if (outcome === 'voided') return transaction.amount_cents
  return outcome === 'refunded' ? (transaction.refunded_amount_cents ?? 0) : 0
}

/** A child transaction (a refund, a void, a capture) carries `success: true` and is no payment. */
export function isChild(transaction: ToldTransaction): boolean {
  return transaction.is_refund || transaction.is_void || transaction.has_parent_transaction
}

function outcomeOf(transaction: ToldTransaction): PaymentOutcome {
  if (isChild(transaction)) return 'other'
  if (transaction.is_voided) return 'voided'
  if (transaction.is_refunded) return 'refunded'
  if (transaction.pending) return 'pending'
  if (!transaction.success || transaction.error_occured) return 'failed'
  // Authorised is a promise: the money has not been taken.
  if (transaction.is_auth) return 'other'
  return 'paid'
}
