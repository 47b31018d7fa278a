import { findOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { isProviderError, type PaymentReport, type ReadMessage } from './payment-provider.ts'
import { findPayment } from './payment-store.server.ts'
import { followHint, receiveReport } from './receive-message.server.ts'
import { tryToInquire } from './reconcile-payment.server.ts'

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
