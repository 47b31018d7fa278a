import type { CashObstacle } from '#commerce/checkout/order-terms.ts'
import { paymentMethodText } from '#commerce/payments/payment-method.messages.ts'
import { checkoutText } from './checkout.messages.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { Choices } from './choices.ts'

/** Why an order cannot be paid in cash, as a note and as an error. */
export function cashReason(obstacle: CashObstacle): string {
  return checkoutText(obstacle === 'anonymous-sender' ? 'cashAnonymous' : 'cashRecipientAddress')
}

/** Message when another answer of the form replaced the chosen cash payment; undefined otherwise. */
export function methodLostMessage(
  { paymentMethod: chosen }: Pick<CheckoutDraft, 'paymentMethod'>,
  { paymentMethod: shown }: Pick<Choices, 'paymentMethod'>,
): string | undefined {
  if (chosen !== 'cash' || shown === 'cash') return undefined
  return checkoutText('cashLost', { method: paymentMethodText(shown) })
}
