import type { JobResult } from '../jobs/job.ts'
import { isInPhase } from '../orders/order-status.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { completePayment } from './complete-payment.server.ts'
import { againAfterOutage, pauseWhileUndecided } from './inquiry-schedule.server.ts'
import { isUnanswered, isUndecided, type Payment } from './payment.ts'
import { isProviderError } from './payment-provider.ts'
import { findPayment, setProviderOrderId } from './payment-store.server.ts'

export const firstInquiryAfterMs = 2 * 60_000
const inquiryEveryMs = 5 * 60_000
// Slightly longer than the provider keeps an intention open, so that no late success is missed.
const giveUpAfterMs = 24 * 60 * 60_000
const paidInquiryEveryMs = 12 * 60 * 60_000

/**
 * Inquires about an attempt until it is paid or can no longer be, because webhooks get lost. A paid attempt is watched
 * from then on.
 */
export async function reconcilePayment(
  shop: ShopContext,
  { paymentId, once = false }: { paymentId: string; once?: boolean | undefined },
): Promise<JobResult> {
  const payment = await findPayment(shop.db, { id: paymentId })
  if (!payment) return { done: true }
  if (once) {
    const isAnswered = await tryToInquire(shop, payment)
    if (!isAnswered) return againAfterOutage(payment.updatedAt, shop.now())
    return againWhileUndecided(await findPayment(shop.db, { id: paymentId }), shop.now())
  }
  if (payment.status === 'paid') return watchPaidPayment(shop, payment)
  const isLastTime = shop.now() - payment.createdAt > giveUpAfterMs
  try {
    const isKnown = await inquireAbout(shop, payment)
    // A customer without a checkout URL cannot pay later.
    if (!isKnown && isUnanswered(payment, shop.now())) return { done: true }
  } catch (error) {
    // A payment must not be missed: a last failure throws, so that the job ends in the dead-letter queue.
    if (!isProviderError(error) || isLastTime) throw error
    shop.log.warn('payment inquiry failed', { payment: paymentId })
    return againAfterOutage(payment.createdAt, shop.now())
  }
  return isLastTime ? { done: true } : { done: false, again: shop.now() + inquiryEveryMs }
}

function againWhileUndecided(payment: Payment | null, now: number): JobResult {
  if (!payment || !isUndecided(payment)) return { done: true }
  const since = payment.undecidedSince ?? now
  if (now - since > giveUpAfterMs) return { done: true }
  return { done: false, again: now + pauseWhileUndecided(since, now) }
}

/**
 * Inquires twice a day about a paid payment until its order ends, because staff may refund it at the provider's
 * dashboard and that webhook may get lost.
 */
async function watchPaidPayment(shop: ShopContext, payment: Payment): Promise<JobResult> {
  const order = await findOrder(shop.db, payment.orderId)
  if (!order || isInPhase(order.status, 'delivered', 'released')) return { done: true }
  const due = (payment.paidAt ?? payment.updatedAt) + paidInquiryEveryMs
  if (shop.now() < due) return { done: false, again: due }
  await tryToInquire(shop, payment)
  return { done: false, again: shop.now() + paidInquiryEveryMs }
}

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
