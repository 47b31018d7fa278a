import { type CheckoutStep, checkoutSteps } from './checkout-steps.ts'
import type { FieldMessages } from './field-messages.ts'

const steps = new Map<string, CheckoutStep>([
  ['address', 'delivery'],
  ['addressBy', 'delivery'],
  ['delivery', 'delivery'],
  ['forOneself', 'recipient'],
  ['recipient', 'recipient'],
  ['cardMessage', 'recipient'],
  ['senderShown', 'recipient'],
  ['contact', 'recipient'],
])

/** The step that shows a field. */
export function stepOfField(name: string): CheckoutStep {
  return steps.get(name.split('.')[0] ?? '') ?? 'payment'
}

export function messagesOfStep(messages: FieldMessages, step: CheckoutStep): FieldMessages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => stepOfField(name) === step))
}

/** The first step with a message. */
export function firstStepWith(messages: FieldMessages): CheckoutStep | undefined {
  const steps = new Set(Object.keys(messages).map(stepOfField))
  return checkoutSteps.find((step) => steps.has(step))
}
