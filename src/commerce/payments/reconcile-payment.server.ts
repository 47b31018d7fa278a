import type { JobAnswer } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { completePayment } from './complete-payment.server.ts'
import { isUnanswered, type Payment } from './payment.ts'
import { isOfProvider } from './payment-provider.ts'
import { findPayment, nameProviderOrder } from './payment-store.server.ts'
import { pauseInOutage } from './provider-outage.ts'

export const firstInquiryAfterMs = 2 * 60_000
const inquiryEveryMs = 5 * 60_000
// A little longer than the provider keeps an intention of ours open, so that no late success is missed.
const giveUpAfterMs = 24 * 60 * 60_000

/** Asks the provider about an attempt until it is paid, or can no longer be: webhooks get lost. */
export async function reconcilePayment(
  shop: ShopContext,
  { paymentId }: { paymentId: string },
): Promise<JobAnswer> {
  const payment = await findPayment(shop.db, paymentId)
  if (!payment || payment.status === 'paid') return { done: true }
  const isLastTime = shop.now() - payment.createdAt > giveUpAfterMs
  try {
    const isKnown = await inquireAbout(shop, payment)
    // Whoever was never led to the provider's page cannot pay there later.
    if (!isKnown && isUnanswered(payment, shop.now())) return { done: true }
  } catch (error) {
    // Whoever paid must be heard: what was not answered in time fails, and is laid aside for a person in the end.
    if (!isOfProvider(error) || isLastTime) throw error
    shop.log.warn('payment could not be looked up', { payment: paymentId })
    const now = shop.now()
    return { done: false, again: now + pauseInOutage(payment.createdAt, now) }
  }
  return isLastTime ? { done: true } : { done: false, again: shop.now() + inquiryEveryMs }
}

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
