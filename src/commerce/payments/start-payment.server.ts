import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { currency } from '../money.ts'
import { lockUnerased } from '../orders/change-order.server.ts'
import { amountToPay, openDue } from '../orders/difference-due.ts'
import type { Order } from '../orders/order.ts'
import { findOrder, lockOrder, setPaymentStatus } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { isBeingOpened, isUnanswered, isUndecided, type Payment } from './payment.ts'
import { paymentLines } from './payment-lines.server.ts'
import type { OnlinePaymentMethod, OpenedPayment, PaymentRequest } from './payment-provider.ts'
import { insertPayment, listPayments, markFailed, markOpened } from './payment-store.server.ts'
import { firstInquiryAfterMs, tryToInquire } from './reconcile-payment.server.ts'

export type StartedPayment =
  | Accepted<{ checkoutUrl: string }>
  | Refusal<
      | 'order-not-payable'
      | 'method-not-offered'
      | 'payment-being-opened'
      | 'payment-undecided'
      | 'provider-unavailable'
    >

// The customer needs a minimum of time on the provider's page, even when the order is about to expire.
const shortestLifetimeSeconds = 60

/**
 * Opens a payment attempt and returns its checkout URL. Reuses an open attempt, so that two clicks or tabs do not pay
 * twice. Earlier attempts are looked up at the provider first: one without response, one that may be paid by now, even
 * after a decline, and one that the provider has not decided, which refuses another.
 */
export async function startPayment(
  shop: ShopContext,
  asked: PaymentRequestInput,
): Promise<StartedPayment> {
  const methodId = shop.payments.methodId(asked.method)
  if (methodId === null) return { ok: false, refusal: 'method-not-offered' }
  if (!(await isResolved(shop, asked))) return { ok: false, refusal: 'provider-unavailable' }
  const begun = await beginPaymentAttempt(shop, asked, methodId)
  return 'ok' in begun ? begun : openAtProvider(shop, begun)
}

interface PaymentRequestInput {
  orderId: string
  userId: string
  method: OnlinePaymentMethod
}

/** Whether the shop knows the state of the previous attempt at the provider. */
async function isResolved(
  shop: ShopContext,
  { orderId, userId }: PaymentRequestInput,
): Promise<boolean> {
  const order = await findOrder(shop.db, orderId)
  if (order?.userId !== userId) return true
  const attempts = await listPayments(shop.db, orderId)
  // At the same time: while the provider is down, the customer waits for one timeout.
  await Promise.all(attemptsInDoubt(shop, attempts).map((known) => tryToInquire(shop, known)))
  const last = attempts.at(-1)
  return !last || !isUnanswered(last, shop.now()) || tryToInquire(shop, last)
}

// Within this time the customer cannot have paid on the page: it is a second click, or another tab.
const soonestPaymentMs = 10_000

// The bank may confirm a payment after the page has expired. Later, the job that reconciles it has heard of it.
const confirmedWithinMs = 10 * 60_000
// Each costs up to two calls of the provider; an older page was asked about before the next one was opened.
const declinedPages = 3

/** The attempts that the customer may have paid without the shop knowing it. */
function attemptsInDoubt({ now, policy }: ShopContext, attempts: readonly Payment[]): Payment[] {
  const openSince = now() - policy.paymentTimeoutMs - confirmedWithinMs
  const declined = attempts.filter(
    // The page takes money after a decline as well.
    ({ status, providerOrderId, createdAt }) =>
      status === 'failed' &&
      providerOrderId !== null &&
      createdAt > openSince &&
      now() - createdAt >= soonestPaymentMs,
  )
  const newest = declined.slice(-declinedPages)
  return attempts.filter((known) => mayBePaid(known, now()) || newest.includes(known))
}

function mayBePaid(attempt: Payment, now: number): boolean {
  if (isUndecided(attempt)) return true
  return attempt.status === 'open' && now - attempt.updatedAt >= soonestPaymentMs
}

interface BegunPaymentAttempt {
  order: Order
  payment: Payment
}

function isPayable(order: Order, now: number): boolean {
  if (order.status !== 'awaiting_payment') return openDue(order) > 0
  return order.expiresAt !== null && order.expiresAt > now
}

async function beginPaymentAttempt(
  shop: ShopContext,
  { orderId, userId, method }: PaymentRequestInput,
  methodId: number,
): Promise<BegunPaymentAttempt | StartedPayment> {
  return inTransaction(shop.db, async (tx): Promise<BegunPaymentAttempt | StartedPayment> => {
    const order = await lockUnerased(tx, { orderId, userId })
    const now = shop.now()
    if (!order || !isPayable(order, now)) return { ok: false, refusal: 'order-not-payable' }
    const attempts = await listPayments(tx, orderId)
    // It is paid with a different amount and waits for a decision of staff.
    if (attempts.some(({ difference }) => difference === 'open')) {
      return { ok: false, refusal: 'order-not-payable' }
    }
    if (attempts.some(isUndecided)) return { ok: false, refusal: 'payment-undecided' }
    // An edit changes the price: the page of an older attempt asks for the old one.
    const usable = attempts.find(
      ({ status, createdAt, ...known }) =>
        status === 'open' &&
        known.method === method &&
        known.amount === amountToPay(order) &&
        now < payUntil(shop, order, createdAt),
    )
    if (usable?.checkoutUrl) return { ok: true, checkoutUrl: usable.checkoutUrl }
    if (attempts.some((known) => isBeingOpened(known, now))) {
      return { ok: false, refusal: 'payment-being-opened' }
    }
    const payment = await insertPaymentAttempt(tx, order, {
      method,
      methodId,
      attempt: attempts.length + 1,
      now,
    })
    return { order, payment }
  })
}

async function insertPaymentAttempt(
  tx: Transaction,
  order: Order,
  { now, ...terms }: Pick<Payment, 'method' | 'methodId' | 'attempt'> & { now: number },
): Promise<Payment> {
  const id = newDocumentId()
  const { id: orderId, number } = order
  const payment = await insertPayment(tx, {
    ...terms,
    id,
    orderId,
    // Staff search the provider's dashboard by it; the suffix keeps it unique among shops and databases.
    reference: `${number}-${terms.attempt}-${id.slice(0, 8)}`,
    amount: amountToPay(order),
    currency,
    status: 'opening',
    createdAt: now,
    updatedAt: now,
  })
  await enqueueJob(tx, {
    kind: 'reconcile-payment',
    payload: { paymentId: id },
    runAt: now + firstInquiryAfterMs,
    uniqueKey: `reconcile-payment:${id}`,
    now,
  })
  return payment
}

async function openAtProvider(
  shop: ShopContext,
  { order, payment }: BegunPaymentAttempt,
): Promise<StartedPayment> {
  try {
    const opened = await shop.payments.open(toRequest(shop, order, payment))
    const isStillPayable = await recordOpened(shop, payment, opened)
    if (!isStillPayable) return { ok: false, refusal: 'order-not-payable' }
    return { ok: true, checkoutUrl: opened.checkoutUrl }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    shop.log.error('payment could not be opened', { payment: payment.id, order: order.id, reason })
    await markFailed(shop.db, payment.id, reason, shop.now())
    return { ok: false, refusal: 'provider-unavailable' }
  }
}

/**
 * Returns false when the order was paid, cancelled, edited or expired while the request was in flight: the customer is
 * not redirected then.
 */
async function recordOpened(
  shop: ShopContext,
  { id, orderId, amount }: Payment,
  opened: OpenedPayment,
): Promise<boolean> {
  return inTransaction(shop.db, async (tx) => {
    const at = shop.now()
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, orderId)
    if (!order || amountToPay(order) !== amount) {
      await markFailed(tx, id, 'The order no longer awaited payment.', at)
      return false
    }
    await markOpened(tx, id, opened, at)
    if (order.status === 'awaiting_payment') await setPaymentStatus(tx, orderId, 'pending', at)
    return true
  })
}

/** When the page of an attempt closes. */
function payUntil({ policy }: ShopContext, { status, expiresAt }: Order, openedAt: number): number {
  if (status === 'awaiting_payment') return expiresAt ?? openedAt
  return openedAt + policy.paymentTimeoutMs
}

function toRequest(shop: ShopContext, order: Order, payment: Payment): PaymentRequest {
  const now = shop.now()
  const secondsLeft = Math.floor((payUntil(shop, order, now) - now) / 1000)
  return {
    reference: payment.reference,
    method: payment.method,
    amount: payment.amount,
    lines: paymentLines(order),
    payer: order.contact,
    lifetimeSeconds: Math.max(shortestLifetimeSeconds, secondsLeft),
  }
}
