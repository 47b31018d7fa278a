import { gatewayData } from './gateway-data.ts'
import type { Intention } from './intention-store.ts'
import { merchant } from './merchant.ts'
import { orderBody } from './order-body.ts'
import { transactionOutcomeOf } from './outcomes.ts'
import type { Transaction } from './transaction-store.ts'

/** A transaction as in webhooks (`obj`), inquiries and refund responses. */
export function transactionBody(transaction: Transaction, intention: Intention, origin: string) {
  const isPayment = transaction.kind === 'payment'
  const outcome = transactionOutcomeOf(transaction.method, transaction.outcome, transaction.state)
  return {
    id: transaction.id,
    pending: transaction.state === 'pending',
    amount_cents: transaction.amount,
    success: transaction.state === 'success',
    is_auth: transaction.isAuth,
    is_capture: transaction.kind === 'capture',
    is_standalone_payment: isPayment,
    is_voided: transaction.isVoided,
    is_refunded: isPayment && transaction.isFlaggedRefunded,
    is_3d_secure: isPayment && transaction.method === 'card',
    integration_id: transaction.integrationId,
    profile_id: merchant.profileId,
    has_parent_transaction: transaction.parentId !== null,
    order: orderBody(intention, transaction.method),
    created_at: transaction.createdAtCairo,
    transaction_processed_callback_responses: [],
    currency: intention.request.currency,
    source_data: sourceData(transaction),
    api_source: 'IFRAME',
    terminal_id: null,
    merchant_commission: null,
    installment: null,
    discount_details: [],
    is_void: transaction.kind === 'void',
    is_refund: transaction.kind === 'refund',
    data: gatewayData(transaction, intention, outcome),
    is_hidden: false,
    payment_key_claims: paymentKeyClaims(transaction, intention, origin),
    error_occured: outcome.errorOccured,
    is_live: false,
    other_endpoint_reference: transaction.method === 'wallet' ? String(transaction.id) : null,
    refunded_amount_cents: refundedAmount(transaction),
    source_id: -1,
    is_captured: isPayment && transaction.isAuth && transaction.captured > 0,
    captured_amount: transaction.isAuth && transaction.captured > 0 ? transaction.captured : null,
    merchant_staff_tag: null,
    updated_at: transaction.updatedAtCairo,
    is_settled: false,
    bill_balanced: false,
    is_bill: false,
    owner: merchant.ownerId,
    parent_transaction: transaction.parentId,
  }
}

export type TransactionBody = ReturnType<typeof transactionBody>

function refundedAmount(transaction: Transaction): number | null {
  if (transaction.kind !== 'payment') return 0
  return transaction.refunded > 0 ? transaction.refunded : null
}

function sourceData({ method, source }: Transaction) {
  const { number, brand } = source
  return method === 'card'
    ? { pan: number.slice(-4), type: 'card', tenure: null, sub_type: brand }
    : { pan: number, type: 'wallet', sub_type: 'wallet', phone_number: number, owner_name: null }
}

function paymentKeyClaims(transaction: Transaction, intention: Intention, origin: string) {
  const { request } = intention
  const key = intention.paymentKeys.find((one) => one.integrationId === transaction.integrationId)
  const status = new URL('/unifiedcheckout/payment-status', origin)
  status.searchParams.set('payment_token', key?.key ?? '')
  status.searchParams.set('trx_id', String(transaction.id))
  return {
    extra: request.extras,
    user_id: merchant.ownerId,
    currency: request.currency,
    order_id: intention.orderId,
    amount_cents: request.amount,
    billing_data: {
      ...request.billing_data,
      postal_code: request.billing_data.postal_code || 'NA',
    },
    redirect_url: status.href,
    integration_id: transaction.integrationId,
    lock_order_when_paid: false,
    next_payment_intention: intention.id,
    single_payment_attempt: false,
    notification_url: request.notification_url ?? null,
    redirection_url: request.redirection_url ?? null,
  }
}
