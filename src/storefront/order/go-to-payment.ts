import { startPayment } from '#api/payments.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import type { OnlinePaymentMethod } from '#commerce/payments/payment-provider.ts'
import type { StartedPayment } from '#commerce/payments/start-payment.server.ts'

type NotStarted = Extract<StartedPayment, { ok: false }>['refusal']

const notices: Record<NotStarted, Notice> = {
  'order-not-payable': {
    title: 'This order cannot be paid any more',
    message: 'It is paid already, or the time to pay is over.',
  },
  'method-not-offered': {
    title: 'This way to pay is not offered any more',
    message: 'Please choose another one.',
  },
  'payment-being-opened': {
    title: 'The payment page is being opened already',
    message: 'Perhaps in another tab. If not, please try again in half a minute.',
  },
  'provider-unavailable': {
    title: 'The payment page could not be opened',
    message: 'Our payment provider does not answer. Your order is kept; please try again shortly.',
  },
}

/** Leaves for the provider's page and answers nothing; or answers why it stays here. */
export async function goToPayment(
  orderId: string,
  method: OnlinePaymentMethod,
): Promise<Notice | null> {
  const started = await startPayment({ data: { orderId, method } })
  if (!started.ok) return notices[started.refusal]
  window.location.assign(started.checkoutUrl)
  return null
}
