import type { ShopContext } from '../shop-context.ts'
import { completePayment } from './complete-payment.server.ts'
import type { Payment } from './payment.ts'
import { isProviderError } from './payment-provider.ts'
import { setProviderOrderId } from './payment-store.server.ts'

/** Inquires about one attempt and applies the result. False when the provider knows no payment for it. */
export async function inquireAbout(shop: ShopContext, payment: Payment): Promise<boolean> {
  const report = await shop.payments.inquire(payment)
  if (!report) return false
  // A second payment on one page has no provider order of its own: it stays with the attempt that opened the page.
  if (payment.providerOrderId === null && payment.status !== 'paid') {
    await setProviderOrderId(shop.db, payment.id, report.providerOrderId, shop.now())
  }
  await completePayment(shop, report, 'inquiry')
  return true
}

/** Like `inquireAbout`, but returns false when the provider is unavailable. */
export async function tryToInquire(shop: ShopContext, payment: Payment): Promise<boolean> {
  try {
    await inquireAbout(shop, payment)
    return true
  } catch (error) {
    if (!isProviderError(error)) throw error
    shop.log.warn('payment inquiry failed', { payment: payment.id })
    return false
  }
}
