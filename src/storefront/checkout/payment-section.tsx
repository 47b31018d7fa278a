import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { methodNames } from '../order/order-labels.ts'
import { FormSection } from './checkout-layout.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

export interface PaymentSectionProps {
  form: CheckoutForm
  options: Pick<CheckoutOptions, 'methods' | 'cashLimit'> | undefined
  total: Pounds
  chosen: PaymentMethod
}

const notes: Record<PaymentMethod, string> = {
  card: 'On the payment provider’s page. We never see your card number.',
  wallet: 'Confirm on your phone.',
  cash: 'Pay the driver on delivery.',
}

export function PaymentSection({ form, options, total, chosen }: PaymentSectionProps) {
  return (
    <FormSection number={7} title="How would you like to pay?">
      {options ? (
        <RadioCards
          legend="Payment method"
          legendHidden
          name="paymentMethod"
          value={chosen}
          onChange={(paymentMethod) => form.change({ paymentMethod })}
          error={form.errorOf('paymentMethod')}
          className="grid gap-2 sm:grid-cols-3"
          options={options.methods.map((method) => {
            const tooMuch = method === 'cash' && total > options.cashLimit
            return {
              value: method,
              label: methodNames[method],
              note: tooMuch ? `For orders up to ${formatMoney(options.cashLimit)}` : notes[method],
              disabled: tooMuch,
            }
          })}
        />
      ) : (
        <Skeleton className="h-20" />
      )}
    </FormSection>
  )
}
