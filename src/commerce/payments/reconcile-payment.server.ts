import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { inquireAbout, tryToInquire } from './inquire-about.server.ts'
import { isUnanswered, type Payment } from './payment.ts'
import { isOfProvider } from './payment-provider.ts'
import { findPayment } from './payment-store.server.ts'
import { pauseInOutage } from './provider-outage.ts'
import { watchPaidPayment } from './watch-paid-payment.server.ts'

export const firstInquiryAfterMs = 2 * 60_000
const inquiryEveryMs = 5 * 60_000
// A little longer than the provider keeps an intention of ours open, so that no late success is missed.
const giveUpAfterMs = 24 * 60 * 60_000

/**
 * Asks the provider about an attempt until it is paid, or can no longer be: webhooks get lost. What is paid is looked
 * after from then on.
 */
export async function reconcilePayment(
  shop: ShopContext,
  { paymentId, once = false }: { paymentId: string; once?: boolean | undefined },
): Promise<JobResult> {
  const payment = await findPayment(shop.db, paymentId)
  if (!payment) return { done: true }
  if (once) return inquireOnce(shop, payment)
  if (payment.status === 'paid') return watchPaidPayment(shop, payment)
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

async function inquireOnce(shop: ShopContext, payment: Payment): Promise<JobResult> {
  if (await tryToInquire(shop, payment)) return { done: true }
  const now = shop.now()
  return { done: false, again: now + pauseInOutage(payment.updatedAt, now) }
}
