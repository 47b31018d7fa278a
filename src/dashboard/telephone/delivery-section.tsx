import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { substitutions } from '#commerce/orders/substitution.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { substitutionText } from '../orders/order-labels.messages.ts'
import { FormSection } from './form-section.tsx'
import { telephoneText } from './telephone.messages.ts'
import { dayChoice, TimeFields } from './time-fields.tsx'
import type { TelephoneForm } from './use-telephone-order.ts'

export function DeliverySection({
  form: { draft, change, errorOf, options },
}: {
  form: TelephoneForm
}) {
  return (
    <FormSection title={telephoneText('delivery')}>
      {options?.days.length === 0 && <p role="status">{telephoneText('noTime')}</p>}
      {options && options.days.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TimeFields
            days={options.days.map(dayChoice)}
            chosen={draft}
            errors={{ date: errorOf('delivery.date'), slotId: errorOf('delivery.slotId') }}
            onChange={change}
          />
        </div>
      )}
      <TextArea
        label={telephoneText('card')}
        optional
        rows={3}
        maxLength={orderLimits.cardMessageLength}
        value={draft.cardMessage}
        error={errorOf('cardMessage')}
        onChange={({ target }) => change({ cardMessage: target.value })}
      />
      <Checkbox
        label={telephoneText('senderShown')}
        help={telephoneText('senderShownHelp')}
        checked={draft.senderShown}
        onChange={({ target }) => change({ senderShown: target.checked })}
      />
      <SelectField
        label={telephoneText('ifMissing')}
        value={draft.ifMissing}
        onChange={({ target }) => {
          const ifMissing = substitutions.find((one) => one === target.value)
          if (ifMissing) change({ ifMissing })
        }}
      >
        {substitutions.map((one) => (
          <option key={one} value={one}>
            {substitutionText(one)}
          </option>
        ))}
      </SelectField>
    </FormSection>
  )
}
