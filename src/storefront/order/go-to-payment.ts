import { startPayment } from '#api/payments.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import type { OnlinePaymentMethod } from '#commerce/payments/payment-provider.ts'
import type { StartedPayment } from '#commerce/payments/start-payment.server.ts'
import { paymentPanelText } from './payment-panel.messages.ts'

type NotStarted = Extract<StartedPayment, { ok: false }>['refusal']

const notices = {
  'order-not-payable': { title: 'notPayable', message: 'notPayableNote' },
  'method-not-offered': { title: 'notOffered', message: 'notOfferedNote' },
  'payment-being-opened': { title: 'beingOpened', message: 'beingOpenedNote' },
  'payment-undecided': { title: 'undecided', message: 'undecidedNote' },
  'provider-unavailable': { title: 'unavailable', message: 'unavailableNote' },
} as const satisfies Record<NotStarted, unknown>

/** Redirects to the provider's page, or returns the reason why it cannot. */
export async function goToPayment(
  orderId: string,
  method: OnlinePaymentMethod,
): Promise<Notice | null> {
  const started = await startPayment({ data: { orderId, method } })
  if (!started.ok) {
    const { title, message } = notices[started.refusal]
    return { title: paymentPanelText(title), message: paymentPanelText(message) }
  }
  window.location.assign(started.checkoutUrl)
  return null
}
