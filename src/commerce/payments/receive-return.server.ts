import { findOrder } from '../orders/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { completePayment } from './complete-payment.server.ts'
import { inquireAbout } from './inquire-about.server.ts'
import type { Payment } from './payment.ts'
import { isOfProvider, type PaymentReport } from './payment-provider.ts'
import { findPaymentByProviderOrder } from './payment-store.server.ts'

/**
 * Takes up what the shopper's browser brings back from the provider, and answers the path to go on to. What cannot be
 * believed changes nothing; its own shopper is still led to the order, which says how things really stand.
 */
export async function receiveReturn(
  shop: ShopContext,
  query: URLSearchParams,
  uid: string | null,
): Promise<string> {
  const report = await readReport(shop, query)
  // Real addresses say `order`; the provider's manual says `order_id`.
  const providerOrderId = query.get('order') ?? query.get('order_id')
  if (!report) return pathOfOwner(shop, providerOrderId, uid)
  await completePayment(shop, report, 'return')
  const payment = await findPaymentByProviderOrder(shop.db, report.providerOrderId)
  if (!payment) return '/'
  if (report.outcome === 'pending') await askOnce(shop, payment)
  return `/o/${payment.orderId}`
}

async function readReport(
  shop: ShopContext,
  query: URLSearchParams,
): Promise<PaymentReport | null> {
  try {
    const message = await shop.payments.readReturn(query)
    if (message.ok) return message.report
    shop.log.warn('payment return refused', { refusal: message.refusal })
  } catch (error) {
    if (!isOfProvider(error)) throw error
    shop.log.warn('payment return could not be verified')
  }
  return null
}

/** The provider's order numbers can be guessed: they lead to an order only for the person who placed it. */
async function pathOfOwner(
  shop: ShopContext,
  providerOrderId: string | null,
  uid: string | null,
): Promise<string> {
  if (!providerOrderId || !uid) return '/'
  const payment = await findPaymentByProviderOrder(shop.db, providerOrderId)
  const order = payment ? await findOrder(shop.db, payment.orderId) : null
  return order?.userId === uid ? `/o/${order.id}` : '/'
}

/** The browser came back before the payment was settled: the provider may know more by now. */
async function askOnce(shop: ShopContext, payment: Payment): Promise<void> {
  try {
    await inquireAbout(shop, payment)
  } catch (error) {
    if (!isOfProvider(error)) throw error
    shop.log.warn('payment could not be looked up', { payment: payment.id })
  }
}
