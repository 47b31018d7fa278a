import { formatMoney, type Pounds } from '#commerce/money.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { methodNames } from '../order/order-labels.ts'
import { FormSection } from './checkout-layout.tsx'
import type { Choices } from './choices.ts'
import { cashReasons, methodLostMessage } from './payment-label.ts'
import type { SectionProps } from './use-checkout-form.ts'

const notes: Record<PaymentMethod, string> = {
  card: 'On the payment provider’s page. We never see your card number.',
  wallet: 'Confirm on your phone.',
  cash: 'Pay the driver on delivery.',
}

function noCashReason({ cashObstacle, total }: Choices, limit: Pounds): string | null {
  if (cashObstacle) return cashReasons[cashObstacle]
  return total > limit ? `For orders up to ${formatMoney(limit)}` : null
}

export function PaymentSection({ form, options, choices }: SectionProps) {
  return (
    <FormSection number={7} title="How would you like to pay?">
      {options ? (
        <RadioCards
          legend="Payment method"
          legendHidden
          name="paymentMethod"
          value={choices.paymentMethod}
          onChange={(paymentMethod) => form.change({ paymentMethod })}
          error={form.errorOf('paymentMethod') ?? methodLostMessage(form.draft, choices)}
          className="grid gap-2 sm:grid-cols-3"
          options={options.methods.map((method) => {
            const reason = method === 'cash' ? noCashReason(choices, options.cashLimit) : null
            return {
              value: method,
              label: methodNames[method],
              note: reason ?? notes[method],
              disabled: reason !== null,
            }
          })}
        />
      ) : (
        <Skeleton className="h-20" />
      )}
    </FormSection>
  )
}
