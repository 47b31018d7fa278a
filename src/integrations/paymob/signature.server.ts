import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CardToken, Transaction } from './transaction.ts'

/** The twenty values that the provider signs, in its order, without separators. */
export function signedText(transaction: Transaction): string {
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

export function signedTokenText(token: CardToken): string {
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

export function sign(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text, 'utf8').digest('hex')
}

/** Compares in constant time, so that timing reveals nothing to an attacker. */
export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(text, secret), 'utf8')
  const given = Buffer.from(signature.toLowerCase(), 'utf8')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
