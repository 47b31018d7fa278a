import { sign, signedText } from '#integrations/paymob/signature.server.ts'
import { type Transaction, transactionSchema } from '#integrations/paymob/transaction.ts'

export const signingSecret = 'test_hmac_secret'

/** A successful card payment of EGP 1,250, as in a webhook. */
export const cardSuccess: Transaction = transactionSchema.parse({
  id: 900_000_001,
  pending: false,
  success: true,
  amount_cents: 125_000,
  currency: 'EGP',
  created_at: '2026-01-15T14:05:09.123456',
  is_auth: false,
  is_capture: false,
  is_standalone_payment: true,
  is_voided: false,
  is_refunded: false,
  is_void: false,
  is_refund: false,
  is_3d_secure: true,
  integration_id: 4_000_001,
  has_parent_transaction: false,
  parent_transaction: null,
  error_occured: false,
  owner: 500_001,
  refunded_amount_cents: null,
  order: { id: 700_000_001, merchant_order_id: '4821-0937-1' },
  source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
  data: { message: 'Approved', txn_response_code: 'APPROVED' },
})

export const walletPending: Transaction = {
  ...cardSuccess,
  integration_id: 4_000_002,
  is_3d_secure: false,
  pending: true,
  success: false,
  source_data: { pan: '01010101010', type: 'wallet', sub_type: 'wallet' },
}

export const refundChild: Transaction = {
  ...cardSuccess,
  id: 900_000_002,
  amount_cents: 25_000,
  is_refund: true,
  is_3d_secure: false,
  is_standalone_payment: false,
  has_parent_transaction: true,
  parent_transaction: cardSuccess.id,
}

/** A webhook: its body and its URL. */
export function webhook(transaction: Transaction, secret = signingSecret) {
  return {
    body: JSON.stringify({ type: 'TRANSACTION', obj: transaction }),
    query: new URLSearchParams({ hmac: sign(signedText(transaction), secret) }),
  }
}

/** The query of the return URL; the provider sends the order number as `order`. */
export function returnQuery(
  transaction: Transaction,
  { secret = signingSecret, orderKey = 'order' } = {},
): URLSearchParams {
  const { order, source_data, data, ...flat } = transaction
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(flat)) {
    if (value !== null && value !== undefined) query.set(key, String(value))
  }
  query.set(orderKey, String(order.id))
  query.set('source_data.pan', source_data.pan)
  query.set('source_data.type', source_data.type)
  query.set('source_data.sub_type', source_data.sub_type)
  query.set('data.message', data?.message ?? '')
  query.set('hmac', sign(signedText(transaction), secret))
  return query
}
