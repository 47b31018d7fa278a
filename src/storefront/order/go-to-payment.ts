import { startPayment } from '#api/payments.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import type { OnlinePaymentMethod } from '#commerce/payments/payment-provider.ts'
import type { StartedPayment } from '#commerce/payments/start-payment.server.ts'

type NotStarted = Extract<StartedPayment, { ok: false }>['refusal']

const notices: Record<NotStarted, Notice> = {
  'order-not-payable': {
    title: 'This order can no longer be paid',
    message: 'It is already paid, or the time to pay is over.',
  },
  'method-not-offered': {
    title: 'This payment method is no longer available',
    message: 'Choose another one.',
  },
  'payment-being-opened': {
    title: 'The payment page is already opening',
    message: 'It may be open in another tab. If not, try again in 30 seconds.',
  },
  'payment-undecided': {
    title: 'Your payment is being processed',
    message: 'Please do not pay again. This page updates as soon as it is decided.',
  },
  'provider-unavailable': {
    title: 'Could not open the payment page',
    message: 'Our payment provider is not available. Your order is reserved; try again shortly.',
  },
}

/** Redirects to the provider's page, or returns the reason why it cannot. */
export async function goToPayment(
  orderId: string,
  method: OnlinePaymentMethod,
): Promise<Notice | null> {
  const started = await startPayment({ data: { orderId, method } })
  if (!started.ok) return notices[started.refusal]
  window.location.assign(started.checkoutUrl)
  return null
}
