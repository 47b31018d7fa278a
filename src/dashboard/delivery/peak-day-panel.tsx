import { addPeakDay } from '#api/delivery-settings.ts'
import {
  checkPeakDay,
  type PeakDay,
  specialDayLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import { TextField } from '#ui/text-field.tsx'
import { PanelForm } from './panel-form.tsx'
import { useFields } from './use-fields.ts'
import { useSaveFields } from './use-save-fields.ts'

const nothing = { date: '', name: '', surcharge: '' }

export function PeakDayPanel({ today, onClose }: { today: string; onClose: () => void }) {
  const form = useFields<typeof nothing, keyof PeakDay>(nothing)
  const saveFields = useSaveFields(form)

  async function save() {
    const draft = { ...form.fields, surcharge: Number(form.fields.surcharge) }
    const messages = checkPeakDay(draft, today)
    const answer = await saveFields(messages, () => addPeakDay({ data: draft }))
    if (answer?.ok) return onClose()
    if (answer?.refusal === 'already-peak-day') {
      form.setMessages({ date: 'This day is already a peak day. Remove it first to change it.' })
    }
  }

  return (
    <PanelForm
      title="New peak day"
      action="Add"
      isChanged={form.isChanged}
      onSave={save}
      onClose={onClose}
    >
      <TextField label="Day" type="date" min={today} {...form.bind('date')} />
      <TextField
        label="Name"
        help="Shown to shoppers, for example “Mother’s Day”."
        autoComplete="off"
        maxLength={specialDayLimits.words}
        {...form.bind('name')}
      />
      <TextField
        label="Surcharge in EGP"
        inputMode="numeric"
        help="In addition to the fee of the area."
        {...form.bind('surcharge')}
      />
    </PanelForm>
  )
}
