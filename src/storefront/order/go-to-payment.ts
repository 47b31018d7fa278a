import { startPayment } from '#api/payments.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import type { OnlinePaymentMethod } from '#commerce/payments/payment-provider.ts'
import { paymentPanelText } from './payment-panel.messages.ts'

/** Redirects to the provider's page, or returns the reason why it cannot. */
export async function goToPayment(
  orderId: string,
  method: OnlinePaymentMethod,
): Promise<Notice | null> {
  const started = await startPayment({ data: { orderId, method } })
  if (!started.ok) {
    const { refusal } = started
    return { title: paymentPanelText(refusal), message: paymentPanelText(`${refusal}-note`) }
  }
  window.location.assign(started.checkoutUrl)
  return null
}
