import { useState } from 'react'
import { saveSlot } from '#api/delivery-settings.ts'
import {
  checkSlot,
  type SlotDraft,
  slotLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import type { BookedDay, StaffSlot } from '#commerce/delivery/settings/delivery-settings.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EditConflictNote } from '../saving/edit-conflict-note.tsx'
import { useEditSnapshot } from '../saving/use-edit-snapshot.ts'
import { BookedDialog } from './booked-dialog.tsx'
import { PanelForm } from './panel-form.tsx'
import { emptySlot, fieldsOf, readFields, type SlotFields } from './slot-fields.ts'
import { useFields } from './use-fields.ts'
import { useSaveFields } from './use-save-fields.ts'
import { WeekdayBoxes } from './weekday-boxes.tsx'

/** Panel to edit a time slot or add one. */
export function SlotPanel({ slot, onClose }: { slot: StaffSlot | null; onClose: () => void }) {
  const [booked, setBooked] = useState<BookedDay[] | null>(null)
  const form = useFields<SlotFields, keyof SlotDraft>(slot ? fieldsOf(slot) : emptySlot)
  const { seen, hasConflict, setHasConflict, loadLatest } = useEditSnapshot(slot, () =>
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
      form.setMessages({ startMinute: `Overlaps with “${answer.name}”.` })
    }
    if (answer?.refusal === 'booked-beyond') setBooked(answer.days)
    setHasConflict(answer?.refusal === 'changed-elsewhere')
  }

  return (
    <PanelForm
      title={seen ? seen.name : 'New time slot'}
      action="Save"
      isChanged={form.isChanged}
      onSave={() => save(false)}
      onClose={onClose}
    >
      {hasConflict && <EditConflictNote onShow={loadLatest} />}
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
