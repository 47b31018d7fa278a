import { useId, useState } from 'react'
import { saveSlot } from '#api/delivery-settings.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { checkSlot, slotLimits } from '#commerce/delivery/settings/delivery-drafts.ts'
import type { StaffSlot } from '#commerce/delivery/settings/delivery-settings.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldNote } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { PanelForm } from './panel-form.tsx'
import { EditButton, OffBadge, Part, row } from './part.tsx'
import {
  cutoffLabel,
  describeField,
  emptySlot,
  fieldsOf,
  readFields,
  slotLabels,
  weekdayLabels,
  weekdayNames,
} from './slot-fields.ts'
import { useRuleForm } from './use-rule-form.ts'

export function SlotsPart({ slots }: { slots: readonly StaffSlot[] }) {
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  return (
    <Part
      title="Time slots"
      help="Delivery times within a day. Existing orders keep their time slot."
      action="Add time slot"
      onAction={() => setEdited('new')}
    >
      <ul aria-label="Time slots" className="border-t border-line">
        {slots.map((slot) => (
          <li key={slot.id} className={row}>
            <div className="min-w-0 grow py-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">{slot.name}</span>
                <span>{formatWindow(slot)}</span>
                {!slot.nameAr && <ArabicMissing />}
                {!slot.enabled && <OffBadge>Disabled</OffBadge>}
              </p>
              <p className="text-xs text-ink-soft">
                {slot.capacity} per day, order cut-off {cutoffLabel(slot.cutoffMinute)}.{' '}
                {weekdayLabels(slot.weekdays)}.
              </p>
            </div>
            <EditButton name={slot.name} onClick={() => setEdited(slot.id)} />
          </li>
        ))}
      </ul>
      {edited && (
        <SlotPanel
          slot={slots.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  )
}

/** Panel to edit a time slot or add one. */
function SlotPanel({ slot, onClose }: { slot: StaffSlot | null; onClose: () => void }) {
  const form = useRuleForm({
    rule: slot,
    fieldsOf: (known) => (known ? fieldsOf(known) : emptySlot),
    check: (fields) => checkSlot(readFields(fields)),
    send: ({ fields, seen, knowsOfBookings }) =>
      saveSlot({
        data: { id: seen?.id ?? null, draft: readFields(fields), seen, knowsOfBookings },
      }),
    onClose,
  })
  return (
    <PanelForm title={form.seen?.name ?? 'New time slot'} action="Save" form={form}>
      {form.conflict && (
        <EditConflict
          versions={form.conflict}
          labels={slotLabels}
          show={describeField}
          onResolve={form.resolve}
        />
      )}
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={slotLimits.name}
        {...form.bind('name')}
      />
      <TextField
        label="Arabic name"
        maxLength={slotLimits.name}
        {...arabicField}
        {...form.bind('nameAr')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="From" type="time" {...form.bind('startMinute')} />
        <TextField label="To" type="time" {...form.bind('endMinute')} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Order cut-off"
          name="cutoffDays"
          value={form.fields.cutoffDays}
          onChange={(event) => form.change({ cutoffDays: event.target.value })}
        >
          <option value="0">The same day</option>
          <option value="1">The day before</option>
          {[2, 3, 4, 5, 6, 7].map((days) => (
            <option key={days} value={days}>
              {days} days before
            </option>
          ))}
        </SelectField>
        <TextField label="Time" type="time" {...form.bind('cutoffMinute')} />
      </div>
      <TextField
        label="Deliveries per day"
        inputMode="numeric"
        help="Maximum for this time slot."
        {...form.bind('capacity')}
      />
      <WeekdayBoxes
        weekdays={form.fields.weekdays}
        error={form.messages.weekdays}
        onChange={(weekdays) => form.change({ weekdays })}
      />
      <Checkbox
        label="Available to shoppers"
        checked={form.fields.enabled}
        onChange={(event) => form.change({ enabled: event.target.checked })}
      />
    </PanelForm>
  )
}

interface WeekdayBoxesProps {
  weekdays: string
  error: string | undefined
  onChange: (weekdays: string) => void
}

function WeekdayBoxes({ weekdays, error, onChange }: WeekdayBoxesProps) {
  const id = useId()

  function toggle(day: string, isChosen: boolean) {
    const days = [...weekdays].filter((each) => each !== day)
    onChange([...days, ...(isChosen ? [day] : [])].sort().join(''))
  }

  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">Weekdays</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdayNames.map((name, index) => {
          const day = String(index + 1)
          return (
            <label
              key={day}
              className="grid min-h-11 place-items-center rounded-sm border border-edge bg-white text-xs font-medium transition-colors hover:border-moss has-checked:border-moss has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={weekdays.includes(day)}
                onChange={(event) => toggle(day, event.target.checked)}
              />
              {name}
            </label>
          )
        })}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
