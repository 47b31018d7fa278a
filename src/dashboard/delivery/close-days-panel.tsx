import { useState } from 'react'
import { closeDays } from '#api/delivery-settings.ts'
import {
  type ClosureDraft,
  checkClosure,
  specialDayLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import type { BookedDay } from '#commerce/delivery/settings/delivery-settings.ts'
import { TextField } from '#ui/text-field.tsx'
import { BookedDialog } from './booked-dialog.tsx'
import { PanelForm } from './panel-form.tsx'
import { useFields } from './use-fields.ts'
import { useSaveFields } from './use-save-fields.ts'

const nothing: ClosureDraft = { from: '', until: '', reason: '' }

export function CloseDaysPanel({ today, onClose }: { today: string; onClose: () => void }) {
  const [booked, setBooked] = useState<BookedDay[] | null>(null)
  const form = useFields<ClosureDraft, keyof ClosureDraft>(nothing)
  const saveFields = useSaveFields(form)

  async function save(knowsOfBookings: boolean) {
    const { from, until, reason } = form.fields
    const draft = { from, reason, until: until || from }
    const messages = checkClosure(draft, today)
    const answer = await saveFields(messages, () => closeDays({ data: { draft, knowsOfBookings } }))
    if (answer?.ok) return onClose()
    if (answer?.refusal === 'already-closed') {
      form.setMessages({ from: 'One of these days is already closed.' })
    }
    if (answer?.refusal === 'booked-beyond') setBooked(answer.days)
  }

  return (
    <PanelForm
      title="Close days"
      action="Close days"
      isChanged={form.isChanged}
      onSave={() => save(false)}
      onClose={onClose}
    >
      <TextField label="First day" type="date" min={today} {...form.bind('from')} />
      <TextField
        label="Last day"
        type="date"
        optional
        help="Leave empty for a single day."
        min={form.fields.from || today}
        {...form.bind('until')}
      />
      <TextField
        label="Reason"
        help="Shown to shoppers, for example “Eid” or “Stocktaking”."
        autoComplete="off"
        maxLength={specialDayLimits.words}
        {...form.bind('reason')}
      />
      {booked && (
        <BookedDialog
          days={booked}
          action="Close anyway"
          onClose={() => setBooked(null)}
          onConfirm={() => void save(true)}
        />
      )}
    </PanelForm>
  )
}
