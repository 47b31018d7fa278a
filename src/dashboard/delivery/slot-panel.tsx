import { useState } from 'react'
import { saveSlot } from '#api/delivery-settings.ts'
import type { BookedDay, StaffSlot } from '#commerce/delivery/settings/delivery-settings.ts'
import { checkSlot, type SlotDraft, slotLimits } from '#commerce/delivery/settings/slot-draft.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { OvertakenNote } from '../saving/overtaken-note.tsx'
import { useSeen } from '../saving/use-seen.ts'
import { BookedDialog } from './booked-dialog.tsx'
import { PanelForm } from './panel-form.tsx'
import { emptySlot, fieldsOf, readFields, type SlotFields } from './slot-fields.ts'
import { useFields } from './use-fields.ts'
import { useSaveFields } from './use-save-fields.ts'
import { WeekdayBoxes } from './weekday-boxes.tsx'

/** A window that there is, as it stands now, or a new one. */
export function SlotPanel({ slot, onClose }: { slot: StaffSlot | null; onClose: () => void }) {
  const [booked, setBooked] = useState<BookedDay[] | null>(null)
  const form = useFields<SlotFields, keyof SlotDraft>(slot ? fieldsOf(slot) : emptySlot)
  const { seen, isOvertaken, setOvertaken, showTheirs } = useSeen(slot, () =>
    form.restart(slot ? fieldsOf(slot) : emptySlot),
  )
  const saveFields = useSaveFields(form)

  async function save(knowsOfBookings: boolean) {
    const draft = readFields(form.fields)
    const messages = checkSlot(draft)
    const data = { id: seen?.id ?? null, draft, seen: seen && draftOf(seen), knowsOfBookings }
    const answer = await saveFields(messages, () => saveSlot({ data }))
    if (answer?.ok) return onClose()
    if (answer?.refusal === 'overlap') {
      form.setMessages({ startMinute: `It would lie on “${answer.name}”.` })
    }
    if (answer?.refusal === 'booked-beyond') setBooked(answer.days)
    setOvertaken(answer?.refusal === 'changed-by-somebody-else')
  }

  return (
    <PanelForm
      title={seen ? seen.name : 'New window'}
      action="Save"
      isChanged={form.isChanged}
      onSave={() => save(false)}
      onClose={onClose}
    >
      {isOvertaken && <OvertakenNote onShow={showTheirs} />}
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={slotLimits.name}
        {...form.bind('name')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="From" type="time" {...form.bind('startMinute')} />
        <TextField label="To" type="time" {...form.bind('endMinute')} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Orders close"
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
        <TextField label="At" type="time" {...form.bind('cutoffMinute')} />
      </div>
      <TextField
        label="Deliveries a day"
        inputMode="numeric"
        help="As many as the window takes."
        {...form.bind('capacity')}
      />
      <WeekdayBoxes
        weekdays={form.fields.weekdays}
        error={form.messages.weekdays}
        onChange={(weekdays) => form.change({ weekdays })}
      />
      <Checkbox
        label="Shoppers can choose it"
        checked={form.fields.enabled}
        onChange={(event) => form.change({ enabled: event.target.checked })}
      />
      {booked && (
        <BookedDialog
          days={booked}
          action="Save anyway"
          onClose={() => setBooked(null)}
          onConfirm={() => void save(true)}
        />
      )}
    </PanelForm>
  )
}

function draftOf({ id: _id, ...draft }: StaffSlot): SlotDraft {
  return draft
}
