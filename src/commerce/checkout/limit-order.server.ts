import type { Transaction } from '#database/engine.server.ts'
import type { CashLimits } from '../orders/confirmation/cash-limits.ts'
import type { Order } from '../orders/order.ts'
import type { Refusal } from '../refusal.ts'
import type { OrderRateLimit } from './order-rate-limit.server.ts'

/**
 * With `unconfirmed`, an earlier cash order must be confirmed first; other payment methods stay available. With
 * `seconds`, the phone number or network has too many unpaid orders, otherwise the customer.
 */
export type TooManyOrders =
  | Refusal<'too-many-orders', { seconds: number; unconfirmed?: true }>
  | Refusal<'too-many-unpaid-orders', { seconds?: number }>

interface Limits {
  rateLimit: OrderRateLimit
  cashLimits: CashLimits
  /** Whether a cash order needs no confirmation. */
  isVerified: boolean
}

/** Counts a new order under the rate limits of its customer, phone number and networks. */
export async function limitOrder(
  tx: Transaction,
  { id: orderId, userId, contact, paymentMethod }: Order,
  { rateLimit, cashLimits, isVerified }: Limits,
): Promise<TooManyOrders | null> {
  const { phone } = contact
  const seconds = await rateLimit.count(tx, userId)
  if (seconds !== null) return { ok: false, refusal: 'too-many-orders', seconds }
  if (paymentMethod !== 'cash') {
    const wait = await rateLimit.limitUnpaid(tx, { orderId, phone })
    return wait === null ? null : { ok: false, refusal: 'too-many-unpaid-orders', seconds: wait }
  }
  if (isVerified) return null
  const wait =
    (await cashLimits.limitUnconfirmedOrder(tx, { userId, phone })) ??
    (await cashLimits.limitCodeEmail(tx, contact.email))
  if (wait === null) return null
  return { ok: false, refusal: 'too-many-orders', seconds: wait, unconfirmed: true }
}
