import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatMoney } from '#commerce/money.ts'
import { paymentMethodText } from '#commerce/payments/payment-method.messages.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DiscountSection } from './discount-section.tsx'
import { telephoneText } from './telephone.messages.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

/** The payment and the whole price, beside the form on wide pages. */
export function SummarySection({
  form,
  mayDiscount,
}: {
  form: TelephoneForm
  mayDiscount: boolean
}) {
  const { draft, change, options, amounts, errorOf, isSaving } = form
  const { items, discount, deliveryFee, total } = amounts
  return (
    <section
      aria-label={telephoneText('payment')}
      className="grid gap-5 rounded-sm bg-linen p-5 lg:sticky lg:top-6 lg:self-start"
    >
      <RadioCards
        legend={telephoneText('payment')}
        name="payment"
        value={draft.paymentMethod}
        onChange={(paymentMethod) => change({ paymentMethod })}
        options={(options?.methods ?? []).toReversed().map((method) => ({
          value: method,
          ...methodCard(method),
        }))}
      />
      {draft.paymentMethod === 'terminal' && (
        <TextField
          label={telephoneText('receipt')}
          optional
          autoComplete="off"
          maxLength={orderLimits.terminalReceiptLength}
          value={draft.receipt}
          error={errorOf('receipt')}
          onChange={({ target }) => change({ receipt: target.value })}
        />
      )}
      {mayDiscount && <DiscountSection form={form} />}
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        <dt>{telephoneText('subtotal')}</dt>
        <dd className="text-end">{formatMoney(items)}</dd>
        {discount > 0 && (
          <>
            <dt>{telephoneText('discount')}</dt>
            <dd className="text-end">{formatMoney(-discount)}</dd>
          </>
        )}
        <dt>{telephoneText('deliveryFee')}</dt>
        <dd className="text-end">
          {deliveryFee === null ? telephoneText('chooseAreaFirst') : formatMoney(deliveryFee)}
        </dd>
        <dt className="border-t border-line pt-3 text-base font-medium">
          {telephoneText('total')}
        </dt>
        <dd className="border-t border-line pt-3 text-end text-base font-medium" aria-live="polite">
          {formatMoney(total)}
        </dd>
      </dl>
      <Button type="submit" size="large" wide pending={isSaving}>
        {telephoneText('place')}
      </Button>
    </section>
  )
}

function methodCard(method: PaymentMethod): { label: string; note?: string } {
  const name = paymentMethodText(method)
  if (method === 'cash') return { label: name }
  if (method === 'terminal') return { label: name, note: telephoneText('terminalHelp') }
  return { label: telephoneText('link', { method: name }), note: telephoneText('linkHelp') }
}
