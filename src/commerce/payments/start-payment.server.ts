import { isUniqueViolation } from '#database/database-errors.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { currency } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { findOrder, setPaymentStatus } from '../orders/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Payment } from './payment.ts'
import type { OnlinePaymentMethod, PaymentRequest } from './payment-provider.ts'
import { insertPayment, listPayments, markFailed, markOpened } from './payment-store.server.ts'
import { firstInquiryAfterMs } from './reconcile-payment.server.ts'

export type StartedPayment =
  | Accepted<{ checkoutUrl: string }>
  | Refusal<
      'order-not-payable' | 'method-not-offered' | 'payment-being-opened' | 'provider-unavailable'
    >

// An answer of the provider that has not come by then is not coming: its client gave up earlier.
const openingTakesAtMostMs = 30_000
// The provider's page needs a moment even when the order is about to expire.
const shortestLifetimeSeconds = 60

/**
 * Opens an attempt to pay an order, and answers where the shopper pays. An attempt that is open already is used again,
 * so that two clicks or two tabs do not make two payments.
 */
export async function startPayment(
  shop: ShopContext,
  { orderId, userId, method }: { orderId: string; userId: string; method: OnlinePaymentMethod },
): Promise<StartedPayment> {
  const methodId = shop.payments.methodId(method)
  if (methodId === null) return { ok: false, refusal: 'method-not-offered' }
  const order = await findOrder(shop.db, orderId)
  if (!order || order.userId !== userId || !isPayable(order, shop.now())) {
    return { ok: false, refusal: 'order-not-payable' }
  }
  const attempt = await beginAttempt(shop, order, { method, methodId })
  if ('ok' in attempt) return attempt
  return openAtProvider(shop, order, attempt)
}

function isPayable(order: Order, now: number): boolean {
  return order.status === 'awaiting_payment' && order.expiresAt !== null && order.expiresAt > now
}

async function beginAttempt(
  shop: ShopContext,
  order: Order,
  terms: { method: OnlinePaymentMethod; methodId: number },
): Promise<Payment | StartedPayment> {
  const now = shop.now()
  try {
    return await inTransaction(shop.db, async (tx): Promise<Payment | StartedPayment> => {
      const attempts = await listPayments(tx, order.id)
      const usable = attempts.find(
        (known) => known.status === 'open' && known.method === terms.method,
      )
      if (usable?.checkoutUrl) return { ok: true, checkoutUrl: usable.checkoutUrl }
      const opening = attempts.find((known) => known.status === 'opening')
      if (opening && now - opening.createdAt < openingTakesAtMostMs) {
        return { ok: false, refusal: 'payment-being-opened' }
      }
      return insertAttempt(tx, order, { ...terms, attempt: attempts.length + 1, now })
    })
  } catch (error) {
    // Two clicks at once chose the same attempt: the other one is opening it.
    if (isUniqueViolation(error)) return { ok: false, refusal: 'payment-being-opened' }
    throw error
  }
}

async function insertAttempt(
  tx: Transaction,
  order: Order,
  terms: { method: OnlinePaymentMethod; methodId: number; attempt: number; now: number },
): Promise<Payment> {
  const payment: Payment = {
    id: newDocumentId(),
    orderId: order.id,
    attempt: terms.attempt,
    reference: `${order.number}-${terms.attempt}`,
    method: terms.method,
    methodId: terms.methodId,
    amount: order.total,
    currency,
    status: 'opening',
    providerOrderId: null,
    providerIntentionId: null,
    checkoutUrl: null,
    transactionId: null,
    failureReason: null,
    paidAt: null,
    returned: 0,
    createdAt: terms.now,
    updatedAt: terms.now,
  }
  await insertPayment(tx, payment)
  return payment
}

async function openAtProvider(
  shop: ShopContext,
  order: Order,
  payment: Payment,
): Promise<StartedPayment> {
  try {
    const opened = await shop.payments.open(toRequest(order, payment, shop.now()))
    await inTransaction(shop.db, async (tx) => {
      const at = shop.now()
      await markOpened(tx, payment.id, opened, at)
      await setPaymentStatus(tx, order.id, 'pending', at)
      await enqueueJob(tx, {
        kind: 'reconcile-payment',
        payload: { paymentId: payment.id },
        runAt: at + firstInquiryAfterMs,
        uniqueKey: `reconcile-payment:${payment.id}`,
        now: at,
      })
    })
    return { ok: true, checkoutUrl: opened.checkoutUrl }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    shop.log.error('payment could not be opened', { payment: payment.id, order: order.id, reason })
    await markFailed(shop.db, payment.id, reason, shop.now())
    return { ok: false, refusal: 'provider-unavailable' }
  }
}

function toRequest(order: Order, payment: Payment, now: number): PaymentRequest {
  const lines = order.lines.map((line) => ({ name: line.name, total: line.lineTotal }))
  const secondsLeft = Math.floor(((order.expiresAt ?? now) - now) / 1000)
  return {
    reference: payment.reference,
    method: payment.method,
    amount: payment.amount,
    lines: [...lines, ...deliveryLines(order)],
    payer: order.contact,
    lifetimeSeconds: Math.max(shortestLifetimeSeconds, secondsLeft),
  }
}

/** The delivery as it stands in the summary: the area's fee, and the day's surcharge as a line of its own. */
function deliveryLines({ deliveryFee, surcharge }: Order): PaymentRequest['lines'] {
  const ordinary = { name: 'Delivery', total: deliveryFee - (surcharge?.amount ?? 0) }
  const peak = surcharge ? [{ name: `Delivery on ${surcharge.name}`, total: surcharge.amount }] : []
  return [ordinary, ...peak].filter(({ total }) => total > 0)
}
