import type { ShopContext } from '../shop-context.ts'
import { completePayment, type PaymentResult } from './complete-payment.server.ts'
import { tryToInquire } from './inquire-about.server.ts'
import type { Payment } from './payment.ts'
import type { ReportSource } from './payment-event-store.server.ts'
import type { InquiryHint, PaymentReport } from './payment-provider.ts'
import {
  findPaymentByProviderOrder,
  findPaymentByReference,
  findPaymentByTransaction,
} from './payment-store.server.ts'
import { scheduleInquiry } from './schedule-inquiry.server.ts'

/**
 * Acts on a verified message. Where the provider had not named its order when the payment was opened, our reference in
 * the message, which is not signed, says only which payment to inquire about.
 */
export async function receiveReport(
  shop: ShopContext,
  report: PaymentReport,
  source: ReportSource,
): Promise<PaymentResult> {
  const known = await findPaymentByProviderOrder(shop.db, report.providerOrderId)
  if (known || report.reference === null) return completePayment(shop, report, source)
  const opened = await findPaymentByReference(shop.db, report.reference)
  if (opened?.providerOrderId !== null || !isAskedFor(report, opened)) {
    return completePayment(shop, report, source)
  }
  await inquireNowOrLater(shop, opened)
  return { kind: 'repeated', orderId: opened.orderId }
}

function isAskedFor(report: PaymentReport, { amount, currency, methodId }: Payment): boolean {
  return (
    [report.amount, report.amountBeforeFee].includes(amount) &&
    report.currency === currency &&
    report.methodId === methodId
  )
}

/**
 * A message that only an inquiry can explain. A verified one leads to an inquiry at once; one that could not be verified
 * to one in ten seconds at most, so that a forger cannot make the shop ask more often.
 */
export async function followHint(shop: ShopContext, hint: InquiryHint): Promise<Payment | null> {
  const payment = await findHinted(shop, hint)
  if (!payment) return null
  if (hint.isVerified) await inquireNowOrLater(shop, payment)
  else await scheduleInquiry(shop.db, payment.id, shop.now())
  return payment
}

async function findHinted(
  shop: ShopContext,
  { transactionId, providerOrderId, reference }: InquiryHint,
): Promise<Payment | null> {
  return (
    (transactionId && (await findPaymentByTransaction(shop.db, transactionId))) ||
    (providerOrderId && (await findPaymentByProviderOrder(shop.db, providerOrderId))) ||
    (reference && (await findPaymentByReference(shop.db, reference))) ||
    null
  )
}

async function inquireNowOrLater(shop: ShopContext, payment: Payment): Promise<void> {
  if (await tryToInquire(shop, payment)) return
  await scheduleInquiry(shop.db, payment.id, shop.now())
}
