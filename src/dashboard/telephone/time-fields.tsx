import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import type { DeliveryChoice } from '#commerce/orders/exchange-slot.server.ts'
import type { TelephoneOptions } from '#commerce/telephone/telephone-options.server.ts'
import { SelectField } from '#ui/select-field.tsx'
import { chosenTime } from './chosen-time.ts'
import { telephoneText } from './telephone.messages.ts'

/** A day and its slots, as staff choose them. */
export interface DayChoice {
  date: string
  label: string
  slots: readonly { id: string; label: string }[]
}

export function dayChoice({ date, surcharge, slots }: TelephoneOptions['days'][number]): DayChoice {
  const day = formatDay(date)
  const amount = surcharge && formatMoney(surcharge.amount)
  return {
    date,
    label: amount ? telephoneText('daySurcharge', { day, amount }) : day,
    slots: slots.map((slot) => ({
      id: slot.id,
      label: telephoneText('slotLeft', { slot: formatWindow(slot), left: slot.left }),
    })),
  }
}

interface TimeFieldsProps {
  days: readonly DayChoice[]
  chosen: DeliveryChoice
  errors?: { date: string | undefined; slotId: string | undefined }
  onChange: (time: DeliveryChoice) => void
}

/** Day and slot of a delivery. Another day keeps the slot if it is open on that day. */
export function TimeFields({ days, chosen, errors, onChange }: TimeFieldsProps) {
  const { day, slot } = chosenTime(chosen, days)
  const lost = telephoneText('timeLost')

  function chooseDay(date: string) {
    const slots = days.find((one) => one.date === date)?.slots ?? []
    const sameOrFirst = slots.find(({ id }) => id === slot?.id) ?? slots[0]
    onChange({ date, slotId: sameOrFirst?.id ?? '' })
  }

  return (
    <>
      <SelectField
        label={telephoneText('day')}
        value={day?.date ?? ''}
        error={errors?.date ?? (day ? undefined : lost)}
        onChange={({ target }) => chooseDay(target.value)}
      >
        {!day && <option value="" disabled />}
        {days.map(({ date, label }) => (
          <option key={date} value={date}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={telephoneText('slot')}
        value={slot?.id ?? ''}
        error={errors?.slotId ?? (slot || !day ? undefined : lost)}
        disabled={!day}
        onChange={({ target }) => day && onChange({ date: day.date, slotId: target.value })}
      >
        {!slot && <option value="" disabled />}
        {day?.slots.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  )
}
