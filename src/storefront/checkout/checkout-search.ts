import type { CheckoutStep } from './checkout-steps.ts'

/** The URL of the first step has no parameter. */
interface CheckoutSearch {
  step?: Exclude<CheckoutStep, 'delivery'> | undefined
}

/** Always sets `step`: the router keeps the previous value of a parameter that is left out. */
export function readCheckoutSearch({ step }: Record<string, unknown>): CheckoutSearch {
  return { step: step === 'recipient' || step === 'payment' ? step : undefined }
}
