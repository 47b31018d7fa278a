import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import type { EditableOrder } from '#commerce/orders/editing/editable-order.ts'
import { localizedName } from '#i18n/localized.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { telephoneText } from '../../telephone/telephone.messages.ts'
import { type DayChoice, dayChoice, TimeFields } from '../../telephone/time-fields.tsx'
import { editText } from './edit-order.messages.ts'
import type { EditForm } from './use-edit-order.ts'

/** Day, time, area and address. What the order has now stays available, although its slot may be full or too late. */
export function EditedDelivery({ form }: { form: EditForm }) {
  const { fields, change, messages, bind, seen } = form
  return (
    <>
      <TimeFields
        days={daysOf(form)}
        chosen={fields}
        errors={{ date: messages.date, slotId: messages.slotId }}
        onChange={change}
      />
      <SelectField
        label={telephoneText('area')}
        value={fields.zoneId}
        error={messages.zoneId}
        onChange={({ target }) => change({ zoneId: target.value })}
      >
        {zonesOf(form).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {seen.addressGivenAt === null ? (
        <p className="text-ink-soft">{editText('addressMissing')}</p>
      ) : (
        <>
          <TextField label={telephoneText('street')} autoComplete="off" {...bind('street')} />
          <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
            <TextField label={telephoneText('building')} autoComplete="off" {...bind('building')} />
            <TextField
              label={telephoneText('floor')}
              optional
              autoComplete="off"
              {...bind('floor')}
            />
          </div>
          <TextField
            label={telephoneText('directions')}
            optional
            autoComplete="off"
            {...bind('addressNotes')}
          />
        </>
      )}
    </>
  )
}

type Choices = Pick<EditForm, 'seen' | 'options'>

function daysOf({ seen, options }: Choices): DayChoice[] {
  const { delivery } = seen
  const { date, slotId } = delivery
  const open = options?.days.map(dayChoice) ?? []
  const slots = open.find((day) => day.date === date)?.slots ?? []
  const current = {
    date,
    label: editText('current', { value: formatDay(date) }),
    slots: [
      { id: slotId, label: editText('current', { value: formatWindow(delivery) }) },
      ...slots.filter(({ id }) => id !== slotId),
    ],
  }
  const others = open.filter((day) => day.date !== date)
  return [current, ...others].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

function zonesOf({ seen, options }: Choices): { id: string; label: string }[] {
  const { zoneId, zoneName } = seen.address
  const others = options?.zones.filter(({ id }) => id !== zoneId) ?? []
  return [
    { id: zoneId, label: editText('current', { value: zoneName }) },
    ...others.map((zone) => ({
      id: zone.id,
      label: telephoneText('areaFee', { name: localizedName(zone), fee: formatMoney(zone.fee) }),
    })),
  ]
}

/** The time of a version of the fields. */
export function editedSlotLabel(form: Choices, { date, slotId }: EditableOrder): string {
  const day = daysOf(form).find((one) => one.date === date)
  return day?.slots.find(({ id }) => id === slotId)?.label ?? ''
}

export function editedZoneLabel(form: Choices, zoneId: string): string {
  return zonesOf(form).find(({ id }) => id === zoneId)?.label ?? ''
}
