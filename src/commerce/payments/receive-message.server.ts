import { findOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { completePayment, type PaymentResult } from './complete-payment.server.ts'
import { scheduleInquiry } from './inquiry-schedule.server.ts'
import type { Payment } from './payment.ts'
import {
  type InquiryHint,
  isProviderError,
  type PaymentReport,
  type ReadMessage,
} from './payment-provider.ts'
import { findPayment, type ReportSource } from './payment-store.server.ts'
import { tryToInquire } from './reconcile-payment.server.ts'

const longestBody = 256 * 1024

/**
 * Receives a webhook of the provider. An understood event gets 200 even if it changes nothing, so that the provider
 * stops retrying; a rejected one gets no explanation.
 */
export async function receiveWebhook(shop: ShopContext, request: Request): Promise<Response> {
  const body = await request.text()
  if (body.length > longestBody) return new Response(null, { status: 413 })
  const query = new URL(request.url).searchParams
  const message = await shop.payments.readWebhook({ query, body })
  if (!message.ok) {
    shop.log.warn('payment webhook rejected', { refusal: message.refusal })
    return new Response(null, { status: message.refusal === 'malformed' ? 400 : 401 })
  }
  if (message.report) await receiveReport(shop, message.report, 'webhook')
  else if (message.hint) await followHint(shop, message.hint)
  return new Response(null, { status: 200 })
}

/** The customer as whom the browser may see an order, by session or link. */
type ViewerOf = (orderId: string) => Promise<string | null>

/**
 * Applies the query of the customer's return from the provider and returns the path to redirect to. An unverified query
 * changes nothing, but still redirects the order's owner to the order.
 */
export async function receiveReturn(
  shop: ShopContext,
  query: URLSearchParams,
  viewerOf: ViewerOf,
): Promise<string> {
  const message = await readReturn(shop, query)
  if (message?.report) return pathOfReport(shop, message.report)
  const hinted = message?.hint ? await followHint(shop, message.hint) : null
  if (hinted && message?.hint?.isVerified) return `/o/${hinted.orderId}`
  return pathOfOwner(shop, shop.payments.claimedOrderId(query), viewerOf)
}

async function readReturn(
  shop: ShopContext,
  query: URLSearchParams,
): Promise<Extract<ReadMessage, { ok: true }> | null> {
  try {
    const message = await shop.payments.readReturn(query)
    if (message.ok) return message
    shop.log.warn('payment return rejected', { refusal: message.refusal })
  } catch (error) {
    if (!isProviderError(error)) throw error
    shop.log.warn('payment return could not be verified')
  }
  return null
}

async function pathOfReport(shop: ShopContext, report: PaymentReport): Promise<string> {
  const result = await receiveReport(shop, report, 'return')
  const payment = await findPayment(shop.db, { providerOrderId: report.providerOrderId })
  // The customer may return before the payment is settled: the provider may know more by now.
  if (payment && report.outcome === 'pending') await tryToInquire(shop, payment)
  if ('orderId' in result) return `/o/${result.orderId}`
  return payment ? `/o/${payment.orderId}` : '/'
}

/** The provider's order ids can be guessed: they redirect only the owner of the order. */
async function pathOfOwner(
  shop: ShopContext,
  providerOrderId: string | null,
  viewerOf: ViewerOf,
): Promise<string> {
  if (!providerOrderId) return '/'
  const payment = await findPayment(shop.db, { providerOrderId })
  const order = payment ? await findOrder(shop.db, payment.orderId) : null
  return order && order.userId === (await viewerOf(order.id)) ? `/o/${order.id}` : '/'
}

/**
 * Applies a verified report. If the response that opened the payment lacked the provider's order id, the unsigned
 * reference in the report only selects the payment to inquire about.
 */
async function receiveReport(
  shop: ShopContext,
  report: PaymentReport,
  source: ReportSource,
): Promise<PaymentResult> {
  const { providerOrderId, reference } = report
  const known = await findPayment(shop.db, { providerOrderId })
  if (known || reference === null) return completePayment(shop, report, source)
  const opened = await findPayment(shop.db, { reference })
  if (opened?.providerOrderId !== null || !isRequested(report, opened)) {
    return completePayment(shop, report, source)
  }
  await inquireNowOrLater(shop, opened)
  return { kind: 'repeated', orderId: opened.orderId }
}

function isRequested(report: PaymentReport, { amount, currency, methodId }: Payment): boolean {
  return (
    [report.amount, report.amountBeforeFee].includes(amount) &&
    report.currency === currency &&
    report.methodId === methodId
  )
}

/**
 * Follows a message that needs an inquiry. A verified one triggers an inquiry at once; an unverified one at most one in
 * ten seconds, so that a forger cannot multiply our calls.
 */
async function followHint(shop: ShopContext, hint: InquiryHint): Promise<Payment | null> {
  const payment = await findHinted(shop, hint)
  if (!payment) return null
  if (hint.isVerified) await inquireNowOrLater(shop, payment)
  else await scheduleInquiry(shop.db, payment.id, shop.now())
  return payment
}

async function findHinted(
  { db }: ShopContext,
  { transactionId, providerOrderId, reference }: InquiryHint,
): Promise<Payment | null> {
  return (
    (transactionId && (await findPayment(db, { transactionId }))) ||
    (providerOrderId && (await findPayment(db, { providerOrderId }))) ||
    (reference && (await findPayment(db, { reference }))) ||
    null
  )
}

async function inquireNowOrLater(shop: ShopContext, payment: Payment): Promise<void> {
  if (await tryToInquire(shop, payment)) return
  await scheduleInquiry(shop.db, payment.id, shop.now())
}
