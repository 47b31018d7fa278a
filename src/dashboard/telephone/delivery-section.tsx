import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import { substitutions } from '#commerce/orders/substitution.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { substitutionText } from '../orders/order-labels.messages.ts'
import { FormSection } from './form-section.tsx'
import { telephoneText } from './telephone.messages.ts'
import { chosenTime } from './telephone-draft.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

export function DeliverySection({
  form: { draft, change, errorOf, options },
}: {
  form: TelephoneForm
}) {
  const { day, slot } = chosenTime(draft, options)
  return (
    <FormSection title={telephoneText('delivery')}>
      {options?.days.length === 0 && <p role="status">{telephoneText('noTime')}</p>}
      {options && options.days.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={telephoneText('day')}
            value={day?.date ?? ''}
            error={errorOf('delivery.date') ?? (day ? undefined : telephoneText('timeLost'))}
            onChange={({ target }) => {
              const chosen = options.days.find(({ date }) => date === target.value)
              change({ date: target.value, slotId: chosen?.slots[0]?.id ?? '' })
            }}
          >
            {!day && <option value="" disabled />}
            {options.days.map(({ date, surcharge }) => (
              <option key={date} value={date}>
                {surcharge
                  ? telephoneText('daySurcharge', {
                      day: formatDay(date),
                      amount: formatMoney(surcharge.amount),
                    })
                  : formatDay(date)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={telephoneText('slot')}
            value={slot?.id ?? ''}
            error={
              errorOf('delivery.slotId') ?? (slot || !day ? undefined : telephoneText('timeLost'))
            }
            disabled={!day}
            onChange={({ target }) => day && change({ date: day.date, slotId: target.value })}
          >
            {!slot && <option value="" disabled />}
            {day?.slots.map((one) => (
              <option key={one.id} value={one.id}>
                {telephoneText('slotLeft', { slot: formatWindow(one), left: one.left })}
              </option>
            ))}
          </SelectField>
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
