import type { CashObstacle } from '#commerce/checkout/order-terms.ts'
import { methodNames } from '../order/order-labels.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { Choices } from './choices.ts'

/** Why an order cannot be paid in cash, as a note and as an error. */
export const cashReasons: Record<CashObstacle, string> = {
  'anonymous-sender': 'Not for anonymous orders: the recipient would have to pay.',
  'recipient-address': 'Not if we ask the recipient for the address: they would have to pay.',
}

/** Message when another answer of the form replaced the chosen cash payment; undefined otherwise. */
export function methodLostMessage(
  { paymentMethod: chosen }: Pick<CheckoutDraft, 'paymentMethod'>,
  { paymentMethod: shown }: Pick<Choices, 'paymentMethod'>,
): string | undefined {
  if (chosen !== 'cash' || shown === 'cash') return undefined
  return `This order can no longer be paid in cash. We selected: ${methodNames[shown]}.`
}
