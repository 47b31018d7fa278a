import { formatMoney } from '#commerce/money.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { methodText } from '../orders/order-labels.messages.ts'
import { telephoneText } from './telephone.messages.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

/** The payment and the whole price, beside the form on wide pages. */
export function SummaryPart({ form }: { form: TelephoneForm }) {
  const { draft, change, options, amounts, isSaving } = form
  const { subtotal, deliveryFee, total } = amounts
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
          label:
            method === 'cash'
              ? telephoneText('cash')
              : telephoneText('link', { method: methodText(method) }),
          note: method === 'cash' ? undefined : telephoneText('linkHelp'),
        }))}
      />
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        <dt>{telephoneText('subtotal')}</dt>
        <dd className="text-end">{formatMoney(subtotal)}</dd>
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
