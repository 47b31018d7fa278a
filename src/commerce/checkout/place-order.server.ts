import { isDeepStrictEqual } from 'node:util'
import { isUniqueViolation } from '#database/database-errors.ts'
import type { Transaction } from '#database/engine.server.ts'
import { pipelined } from '#database/pipelined.server.ts'
import { inTransaction, OutdatedRead } from '#database/transaction.server.ts'
import { currentLocale, type Locale } from '#i18n/locale.ts'
import { bouquetsOf } from '../catalogue/add-on-store.server.ts'
import { findSoldProducts } from '../catalogue/product-store.server.ts'
import { deliveredPrice, deliveryFee } from '../delivery/delivery-fee.ts'
import { findDeliveryTerms } from '../delivery/delivery-store.server.ts'
import { isPaused } from '../delivery/workload/order-pause.ts'
import type { Pounds } from '../money.ts'
import type { CashProof } from '../orders/confirmation/cash-confirmation.ts'
import { findCashProof } from '../orders/confirmation/cash-confirmation-store.server.ts'
import { type CashLimits, noCashLimits } from '../orders/confirmation/cash-limits.ts'
import { type DiscountRequest, discountFor } from '../orders/discount.ts'
import type { Order } from '../orders/order.ts'
import {
  countUnpaidOrders,
  findOrderByIdempotencyKey,
  insertOrder,
} from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { hasAddOns, misplacedAddOn } from './add-on-lines.ts'
import { beginOrder } from './begin-order.server.ts'
import { buildOrder } from './build-order.ts'
import { offeredMethods } from './checkout-options.server.ts'
import { limitOrder, type TooManyOrders } from './limit-order.server.ts'
import { orderLimits } from './order-limits.ts'
import { noRateLimit, type OrderRateLimit } from './order-rate-limit.server.ts'
import type { OrderRequest, PlacedRequest } from './order-request.ts'
import { type RefusedTerms, refusedTerms } from './order-terms.ts'
import { payByLink } from './pay-by-link.ts'
import { type ChangedPrice, changedPrices, priceLines } from './price-lines.ts'
import { digestOf } from './request-digest.server.ts'
import {
  expectedLines,
  openSlot,
  type ReservedLines,
  type ReservedSlot,
  reserveLines,
  reserveSlotCapacity,
} from './reserve-goods.server.ts'

export type PlacedOrder =
  | Accepted<{ orderId: string }>
  | PlacedBefore
  | Refusal<'product-gone', { productId: string }>
  | Refusal<'price-changed', { lines: ChangedPrice[]; deliveryFee: Pounds; total: Pounds }>
  | Extract<ReservedLines, { ok: false }>
  | Extract<ReservedSlot, { ok: false }>
  | Refusal<'zone-closed' | 'method-not-offered'>
  | Refusal<'cash-limit', { limit: Pounds }>
  | Refusal<'orders-paused', { until: number | null }>
  | RefusedTerms
  | TooManyOrders

/** The idempotency key has already placed an order with a different request. */
type PlacedBefore = Refusal<'placed-before', { orderId: string }>

/**
 * Places an order in one transaction: reads prices and fee, reserves stock and slot capacity. If the shopper saw
 * outdated terms, it places nothing and returns what changed. A retry returns the first order; a used key with a
 * different request is rejected.
 */
export async function placeOrder(
  shop: ShopContext,
  request: OrderRequest,
  userId: string,
  rateLimit: OrderRateLimit = noRateLimit,
  cashLimits: CashLimits = noCashLimits,
): Promise<PlacedOrder> {
  return placeOnce<never>(shop, { request, userId, rateLimit, cashLimits })
}

/** Places the order of a request; a retry of the request returns the same order. */
export async function placeOnce<R extends Refusal<string>>(
  shop: ShopContext,
  placing: Placing<R>,
): Promise<PlacedOrder | R> {
  const { request, userId } = placing
  const result = await placeNew(shop, placing)
  if (result.ok) {
    shop.log.info('order placed', { order: result.orderId, outcome: request.paymentMethod })
    return result
  }
  // A rate limit is worth a log entry: it may be an attack.
  if (result.refusal === 'too-many-orders' || result.refusal === 'too-many-unpaid-orders') {
    shop.log.warn('order refused', { person: userId, reason: result.refusal })
  }
  // The missing stock may be in the shopper's own order, if the same click was sent twice.
  return (await findPlacedBefore(shop, request, userId)) ?? result
}

async function findPlacedBefore(
  shop: ShopContext,
  request: PlacedRequest,
  userId: string,
): Promise<PlacedOrder | null> {
  const placed = await findOrderByIdempotencyKey(shop.db, userId, request.idempotencyKey)
  if (!placed) return null
  const { id: orderId, requestDigest } = placed
  const isSame = requestDigest === null || requestDigest === digestOf(request)
  return isSame ? { ok: true, orderId } : { ok: false, refusal: 'placed-before', orderId }
}

async function placeNew<R extends Refusal<string>>(
  shop: ShopContext,
  placing: Placing<R>,
): Promise<PlacedOrder | R> {
  const { request, userId, byStaff } = placing
  const methods = [...offeredMethods(shop), ...(byStaff ? ['terminal'] : [])]
  if (!methods.includes(request.paymentMethod)) {
    return { ok: false, refusal: 'method-not-offered' }
  }
  const refused = refusedTerms(request, { sendsSms: shop.sms !== null })
  if (refused) return refused
  const work = (tx: Transaction) => place(shop, tx, placing)
  try {
    // Repeatable, because the idempotency key is unique: a retry after a lost commit result finds the order.
    return await inTransaction(shop.db, work, { repeatable: true })
  } catch (error) {
    // A unique violation on the key means that a retry of the click placed the order. On anything else, such as the
    // order number, build it again.
    if (!isUniqueViolation(error)) throw error
    const existing = await findPlacedBefore(shop, request, userId)
    return existing ?? inTransaction(shop.db, work)
  }
}

interface Placing<R extends Refusal<string>> {
  request: PlacedRequest
  userId: string
  rateLimit: OrderRateLimit
  cashLimits: CashLimits
  /** Without it the customer places the order. */
  byStaff?: PlacedByStaff<R>
}

/** An order that staff place for a customer. Staff spoke with the customer, so cash needs no further proof. */
interface PlacedByStaff<R extends Refusal<string>> {
  staffId: string
  /** The language of the customer. */
  locale: Locale
  discount: DiscountRequest | null
  /** Checks the order, and checks or stores the customer, in the transaction of the order. */
  prepare: (tx: Transaction, order: { at: number; total: Pounds }) => Promise<R | null>
  /** Records what belongs to the placed order, in the same transaction. */
  complete: (tx: Transaction, order: Order) => Promise<void>
}

async function place<R extends Refusal<string>>(
  shop: ShopContext,
  tx: Transaction,
  placing: Placing<R>,
): Promise<PlacedOrder | R> {
  const { request, userId, rateLimit, cashLimits, byStaff } = placing
  const now = shop.now()
  const isCash = request.paymentMethod === 'cash'
  const { date, slotId } = request.delivery
  const ids = request.lines.map((line) => line.productId)
  const [products, terms, cashProof] = await pipelined(tx, (tx) =>
    Promise.all([
      findSoldProducts(tx, ids),
      findDeliveryTerms(tx, { zoneId: request.address.zoneId, slotId, date }),
      proofOf(tx, placing),
    ]),
  )
  const priced = priceLines(request.lines, products, now)
  if (!priced.ok) return priced
  if (hasAddOns(priced.lines)) {
    const misplaced = misplacedAddOn(priced.lines, await bouquetsOf(tx, products))
    // The same as for a product that is sold no more: the customer takes it out of the cart.
    if (misplaced) return { ok: false, refusal: 'product-gone', productId: misplaced.product.id }
  }
  if (!terms?.zone.open) return { ok: false, refusal: 'zone-closed' }
  const { pause } = terms
  if (!byStaff && isPaused(pause, now)) {
    return { ok: false, refusal: 'orders-paused', until: pause.until }
  }

  const { zone, surcharge } = terms
  const price = { fee: zone.fee, surcharge }
  const fee = deliveryFee(price)
  const discount = byStaff?.discount ? discountFor(byStaff.discount, priced.subtotal) : null
  const total = deliveredPrice(priced.subtotal - (discount?.amount ?? 0), price)
  const changed = changedPrices(request.lines, priced.lines)
  if (changed.length > 0 || fee !== request.seenDeliveryFee) {
    return { ok: false, refusal: 'price-changed', lines: changed, deliveryFee: fee, total }
  }
  const limit = shop.policy.cashLimit
  if (isCash && total > limit) return { ok: false, refusal: 'cash-limit', limit }
  const refused = await byStaff?.prepare(tx, { at: now, total })
  if (refused) return refused
  const isVerified = cashProof !== 'none'
  const locale = byStaff?.locale ?? currentLocale()
  const booking = { date, terms, lines: priced.lines, now }
  const open = openSlot(booking)
  if (!open.ok) return open
  const { slot } = open
  const lines = expectedLines(priced.lines)
  const { cashConfirmationMs, paymentTimeoutMs } = shop.policy
  const confirmation = { isVerified, timeoutMs: cashConfirmationMs }
  const payBy = byStaff
    ? payByLink({ date, ...slot, paymentTimeoutMs, now })
    : now + paymentTimeoutMs
  const parts = { request, userId, zone, slot, surcharge, lines, discount, confirmation, payBy }
  const order = buildOrder({ ...parts, locale, now })
  const stored = { requestDigest: digestOf(request), cashProof }
  const begun = { staffId: byStaff?.staffId, networks: cashLimits.networks }

  // The lock serializes the orders of one user: concurrent transactions would not see each other in the count. Last come
  // the rows that other orders wait for: slot, products, and the counters of the network. A refusal rolls back all.
  const [, unpaid, , , window, taken, tooMany] = await pipelined(tx, (tx) =>
    Promise.all([
      rateLimit.lock(tx, { id: userId, locale }),
      countUnpaidOrders(tx, userId),
      insertOrder(tx, order, request.idempotencyKey, stored),
      beginOrder(tx, order, begun),
      reserveSlotCapacity(tx, booking),
      reserveLines(tx, priced.lines),
      limitOrder(tx, order, { rateLimit, cashLimits, isVerified }),
    ]),
  )
  if (unpaid >= orderLimits.openUnpaidOrders) {
    return { ok: false, refusal: 'too-many-unpaid-orders' }
  }
  if (!window.ok) return window
  if (!taken.ok) return taken
  if (!isDeepStrictEqual(taken.lines, lines)) throw new OutdatedRead()
  if (tooMany) return tooMany
  await byStaff?.complete(tx, order)
  return { ok: true, orderId: order.id }
}

async function proofOf<R extends Refusal<string>>(
  tx: Transaction,
  { request, userId, byStaff }: Placing<R>,
): Promise<CashProof> {
  if (request.paymentMethod !== 'cash') return 'none'
  return byStaff ? 'staff' : findCashProof(tx, { userId, email: request.contact.email })
}
