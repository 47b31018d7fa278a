import { signTransaction } from './hmac.ts'
import type { TransactionBody } from './transaction-body.ts'

/** Query of the browser's return: text values, dotted keys, the order under `order`. */
function returnParameters(transaction: TransactionBody, hmacSecret: string): URLSearchParams {
  const { order, data, source_data: source } = transaction
  const values: Record<string, string | number | boolean | null | undefined> = {
    id: transaction.id,
    pending: transaction.pending,
    amount_cents: transaction.amount_cents,
    success: transaction.success,
    is_auth: transaction.is_auth,
    is_capture: transaction.is_capture,
    is_standalone_payment: transaction.is_standalone_payment,
    is_voided: transaction.is_voided,
    is_refunded: transaction.is_refunded,
    is_3d_secure: transaction.is_3d_secure,
    integration_id: transaction.integration_id,
    profile_id: transaction.profile_id,
    has_parent_transaction: transaction.has_parent_transaction,
    order: order.id,
    created_at: transaction.created_at,
    currency: transaction.currency,
    merchant_commission: 0,
    accept_fees: 0,
    discount_details: '[]',
    is_void: transaction.is_void,
    is_refund: transaction.is_refund,
    error_occured: transaction.error_occured,
    refunded_amount_cents: transaction.refunded_amount_cents ?? 0,
    captured_amount: transaction.captured_amount ?? 0,
    updated_at: transaction.updated_at,
    is_settled: transaction.is_settled,
    bill_balanced: transaction.bill_balanced,
    is_bill: transaction.is_bill,
    owner: transaction.owner,
    merchant_order_id: order.merchant_order_id,
    'data.message': data.message,
    'source_data.type': source.type,
    'source_data.pan': source.pan,
    'source_data.sub_type': source.sub_type,
    acq_response_code: data.acq_response_code,
    txn_response_code: data.txn_response_code,
    hmac: signTransaction(transaction, hmacSecret),
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) query.set(name, String(value))
  }
  return query
}

/** The shop's return URL with the outcome added to its query. */
export function returnUrl(
  address: string,
  transaction: TransactionBody,
  hmacSecret: string,
): string {
  const url = new URL(address)
  for (const [name, value] of returnParameters(transaction, hmacSecret)) {
    url.searchParams.set(name, value)
  }
  return url.href
}
