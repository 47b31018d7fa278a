import type { ShopContext } from '../shop-context.ts'
import { completePayment, type PaymentResult } from './complete-payment.server.ts'
import { scheduleInquiry } from './inquiry-schedule.server.ts'
import type { Payment } from './payment.ts'
import type { InquiryHint, PaymentReport } from './payment-provider.ts'
import { findPayment, type ReportSource } from './payment-store.server.ts'
import { tryToInquire } from './reconcile-payment.server.ts'

/**
 * Applies a verified report. If the response that opened the payment lacked the provider's order id, the unsigned
 * reference in the report only selects the payment to inquire about.
 */
export async function receiveReport(
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
export async function followHint(shop: ShopContext, hint: InquiryHint): Promise<Payment | null> {
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
