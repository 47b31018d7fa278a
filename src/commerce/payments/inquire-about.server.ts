import type { ShopContext } from '../shop-context.ts'
import { completePayment } from './complete-payment.server.ts'
import type { Payment } from './payment.ts'
import { nameProviderOrder } from './payment-store.server.ts'

/** Looks one attempt up, and acts on what is heard. Answers whether anything was. */
export async function inquireAbout(shop: ShopContext, payment: Payment): Promise<boolean> {
  // What was paid a second time on one page is heard of by the attempt that opened the page.
  if (payment.providerOrderId === null && payment.status === 'paid') return false
  const report = await shop.payments.inquire(payment)
  if (!report) return false
  if (payment.providerOrderId === null) {
    await nameProviderOrder(shop.db, payment.id, report.providerOrderId, shop.now())
  }
  await completePayment(shop, report, 'inquiry')
  return true
}
