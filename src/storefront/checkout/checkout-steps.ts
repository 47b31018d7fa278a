/** The steps of the checkout on a phone. A wide screen shows all of them on one page. */
export const checkoutSteps = ['delivery', 'recipient', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The search parameters of a step. */
export function searchOfStep(step: CheckoutStep) {
  return { step: step === 'delivery' ? undefined : step }
}
