import { Link } from '@tanstack/react-router'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { substitutions } from '#commerce/orders/substitution.ts'
import { paymentMethodText } from '#commerce/payments/payment-method.messages.ts'
import type { CheckoutMethod } from '#commerce/payments/payment-provider.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { substitutionLabels } from '../order/order-labels.ts'
import { checkoutText } from './checkout.messages.ts'
import { FormSection } from './checkout-layout.tsx'
import type { Choices } from './choices.ts'
import { cashReason, methodLostMessage } from './payment-label.ts'
import type { SectionProps } from './use-checkout-form.ts'

const paymentNotes = {
  card: 'cardNote',
  wallet: 'walletNote',
  cash: 'cashNote',
} as const satisfies Record<CheckoutMethod, string>

export function SubstitutionSection({ form }: SectionProps) {
  return (
    <FormSection
      title={checkoutText('substitution')}
      hint={checkoutText.rich('substitutionHint', {
        link: (text) => (
          <Link to="/$policy" params={{ policy: 'substitution' }} className="link" target="_blank">
            {text}
          </Link>
        ),
      })}
    >
      <RadioCards
        legend={checkoutText('ifMissing')}
        legendHidden
        name="ifMissing"
        value={form.draft.ifMissing}
        onChange={(ifMissing) => form.change({ ifMissing })}
        error={form.errorOf('ifMissing')}
        className="grid gap-2 sm:grid-cols-3"
        options={substitutions.map((value) => {
          const { choice: label, note } = substitutionLabels[value]
          return { value, label, note }
        })}
      />
    </FormSection>
  )
}

export function PaymentSection({ form, options, choices }: SectionProps) {
  return (
    <FormSection title={checkoutText('payment')}>
      {options ? (
        <RadioCards
          legend={checkoutText('paymentMethod')}
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
              label: paymentMethodText(method),
              note: reason ?? checkoutText(paymentNotes[method]),
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

function noCashReason({ cashObstacle, total }: Choices, limit: Pounds): string | null {
  if (cashObstacle) return cashReason(cashObstacle)
  return total > limit ? checkoutText('cashLimit', { limit: formatMoney(limit) }) : null
}
