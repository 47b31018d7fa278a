import type { ShopContext } from '../shop-context.ts'
import { completePayment } from './complete-payment.server.ts'
import type { Payment } from './payment.ts'
import { isOfProvider } from './payment-provider.ts'
import { nameProviderOrder } from './payment-store.server.ts'

/** Looks one attempt up, and acts on the answer. False where the provider knows of no payment. */
export async function inquireAbout(shop: ShopContext, payment: Payment): Promise<boolean> {
  const report = await shop.payments.inquire(payment)
  if (!report) return false
  // A second payment of one page has no provider order of its own: it stays with the attempt that opened the page.
  if (payment.providerOrderId === null && payment.status !== 'paid') {
    await nameProviderOrder(shop.db, payment.id, report.providerOrderId, shop.now())
  }
  await completePayment(shop, report, 'inquiry')
  return true
}

/** The same, where the provider may be away: false when it did not answer. */
export async function tryToInquire(shop: ShopContext, payment: Payment): Promise<boolean> {
  try {
    await inquireAbout(shop, payment)
    return true
  } catch (error) {
    if (!isOfProvider(error)) throw error
    shop.log.warn('payment could not be looked up', { payment: payment.id })
    return false
  }
}
