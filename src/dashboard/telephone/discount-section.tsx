import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { telephoneText } from './telephone.messages.ts'
import { type DiscountKind, discountKinds } from './telephone-draft.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

const labels = {
  none: 'discountNone',
  percent: 'discountPercent',
  amount: 'discountAmount',
} as const satisfies Record<DiscountKind, string>

/** A discount with its reason, for staff who may give one. */
export function DiscountSection({ form: { draft, change, errorOf } }: { form: TelephoneForm }) {
  const kind = draft.discountKind
  return (
    <div className="grid gap-4">
      <SelectField
        label={telephoneText('discount')}
        value={kind}
        onChange={({ target }) => {
          const chosen = discountKinds.find((one) => one === target.value)
          if (chosen) change({ discountKind: chosen, 'discount.value': '' })
        }}
      >
        {discountKinds.map((one) => (
          <option key={one} value={one}>
            {telephoneText(labels[one])}
          </option>
        ))}
      </SelectField>
      {kind !== 'none' && (
        <>
          <TextField
            label={telephoneText(kind === 'percent' ? 'percent' : 'pounds')}
            inputMode="numeric"
            autoComplete="off"
            value={draft['discount.value']}
            error={errorOf('discount.value')}
            onChange={({ target }) => change({ 'discount.value': target.value })}
          />
          <TextField
            label={telephoneText('discountReason')}
            help={telephoneText('discountReasonHelp')}
            autoComplete="off"
            maxLength={orderLimits.discountReasonLength}
            value={draft['discount.reason']}
            error={errorOf('discount.reason')}
            onChange={({ target }) => change({ 'discount.reason': target.value })}
          />
        </>
      )}
    </div>
  )
}
