import { createHmac } from 'node:crypto'

/** The twenty signed fields of a transaction, with the types they have on the wire. */
export interface SignedTransaction {
  amount_cents: number
  created_at: string
  currency: string
  error_occured: boolean
  has_parent_transaction: boolean
  id: number
  integration_id: number
  is_3d_secure: boolean
  is_auth: boolean
  is_capture: boolean
  is_refunded: boolean
  is_standalone_payment: boolean
  is_voided: boolean
  order: { id: number }
  owner: number
  pending: boolean
  source_data: { pan: string; sub_type: string; type: string }
  success: boolean
}

export interface SignedCardToken {
  card_subtype: string
  created_at: string
  email: string
  id: number
  masked_pan: string
  merchant_id: number
  order_id: string
  token: string
}

/** The signed string: the values in the documented order without separators. */
export function transactionMessage(transaction: SignedTransaction): string {
  return [
    transaction.amount_cents,
    transaction.created_at,
    transaction.currency,
    transaction.error_occured,
    transaction.has_parent_transaction,
    transaction.id,
    transaction.integration_id,
    transaction.is_3d_secure,
    transaction.is_auth,
    transaction.is_capture,
    transaction.is_refunded,
    transaction.is_standalone_payment,
    transaction.is_voided,
    transaction.order.id,
    transaction.owner,
    transaction.pending,
    transaction.source_data.pan,
    transaction.source_data.sub_type,
    transaction.source_data.type,
    transaction.success,
  ].join('')
}

function cardTokenMessage(token: SignedCardToken): string {
  return [
    token.card_subtype,
    token.created_at,
    token.email,
    token.id,
    token.masked_pan,
    token.merchant_id,
    token.order_id,
    token.token,
  ].join('')
}

/** HMAC-SHA512 as lower-case hex. */
export function hmacOf(message: string, secret: string): string {
  return createHmac('sha512', secret).update(message, 'utf8').digest('hex')
}

export function signTransaction(transaction: SignedTransaction, secret: string): string {
  return hmacOf(transactionMessage(transaction), secret)
}

export function signCardToken(token: SignedCardToken, secret: string): string {
  return hmacOf(cardTokenMessage(token), secret)
}
