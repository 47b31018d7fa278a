import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import type { EditableOrder } from '#commerce/orders/editing/editable-order.ts'
import { localizedName } from '#i18n/localized.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { telephoneText } from '../../telephone/telephone.messages.ts'
import { editText } from './edit-order.messages.ts'
import type { EditForm } from './use-edit-order.ts'

/** Day, time, area and address. What the order has now stays available, although its slot may be full or too late. */
export function EditedDelivery({ form }: { form: EditForm }) {
  const { fields, change, messages, bind, seen } = form
  return (
    <>
      <SelectField
        label={telephoneText('day')}
        value={fields.date}
        error={messages.date}
        onChange={({ target }) => change(withDay(form, target.value))}
      >
        {daysOf(form).map(({ date, label }) => (
          <option key={date} value={date}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={telephoneText('slot')}
        value={fields.slotId}
        error={messages.slotId}
        onChange={({ target }) => change({ slotId: target.value })}
      >
        {slotsOf(form, fields.date).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
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

/** Another day keeps the time if it is free on that day. */
function withDay(form: EditForm, date: string): Partial<EditableOrder> {
  const slots = slotsOf(form, date)
  const kept = slots.find(({ id }) => id === form.fields.slotId) ?? slots[0]
  return { date, slotId: kept?.id ?? '' }
}

type Choices = Pick<EditForm, 'seen' | 'options'>

function daysOf({ seen, options }: Choices): { date: string; label: string }[] {
  const { date } = seen.delivery
  const days = options?.days.filter((day) => day.date !== date) ?? []
  const current = { date, label: editText('current', { value: formatDay(date) }) }
  const others = days.map(({ date, surcharge }) => {
    const day = formatDay(date)
    const amount = surcharge && formatMoney(surcharge.amount)
    return { date, label: amount ? telephoneText('daySurcharge', { day, amount }) : day }
  })
  return [current, ...others].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

function slotsOf({ seen, options }: Choices, date: string): { id: string; label: string }[] {
  const { delivery } = seen
  const open = options?.days.find((day) => day.date === date)?.slots ?? []
  const choices = open.map((slot) => ({
    id: slot.id,
    label: telephoneText('slotLeft', { slot: formatWindow(slot), left: slot.left }),
  }))
  if (date !== delivery.date) return choices
  const label = editText('current', { value: formatWindow(delivery) })
  return [{ id: delivery.slotId, label }, ...choices.filter(({ id }) => id !== delivery.slotId)]
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
  return slotsOf(form, date).find(({ id }) => id === slotId)?.label ?? ''
}

export function editedZoneLabel(form: Choices, zoneId: string): string {
  return zonesOf(form).find(({ id }) => id === zoneId)?.label ?? ''
}
