import { saveZone } from '#api/delivery-settings.ts'
import type { DeliveryZone } from '#commerce/delivery/delivery-slot.ts'
import {
  checkZone,
  type ZoneDraft,
  zoneLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EditConflictNote } from '../saving/edit-conflict-note.tsx'
import { useEditSnapshot } from '../saving/use-edit-snapshot.ts'
import { PanelForm } from './panel-form.tsx'
import { useFields } from './use-fields.ts'
import { useSaveFields } from './use-save-fields.ts'

const emptyZone: ZoneDraft = { name: '', fee: Number.NaN, open: true }

/** Panel to edit an area or add one. */
export function ZonePanel({ zone, onClose }: { zone: DeliveryZone | null; onClose: () => void }) {
  const form = useFields<ReturnType<typeof fieldsOf>, keyof ZoneDraft>(fieldsOf(zone ?? emptyZone))
  const { seen, hasConflict, setHasConflict, loadLatest } = useEditSnapshot(zone, () =>
    form.restart(fieldsOf(zone ?? emptyZone)),
  )
  const saveFields = useSaveFields(form)

  async function save() {
    const { name, fee, open } = form.fields
    const draft = { name, open, fee: fee.trim() === '' ? Number.NaN : Number(fee) }
    const messages = checkZone(draft)
    const data = { id: seen?.id ?? null, draft, seen: seen && draftOf(seen) }
    const answer = await saveFields(messages, () => saveZone({ data }))
    if (answer?.ok) return onClose()
    if (answer?.refusal === 'name-taken')
      form.setMessages({ name: 'An area with this name already exists.' })
    setHasConflict(answer?.refusal === 'changed-elsewhere')
  }

  return (
    <PanelForm
      title={seen ? seen.name : 'New area'}
      action="Save"
      isChanged={form.isChanged}
      onSave={save}
      onClose={onClose}
    >
      {hasConflict && <EditConflictNote onShow={loadLatest} />}
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={zoneLimits.name}
        {...form.bind('name')}
      />
      <TextField
        label="Fee in EGP"
        inputMode="numeric"
        help="Applies to new orders."
        {...form.bind('fee')}
      />
      <Checkbox
        label="Open for delivery"
        checked={form.fields.open}
        onChange={(event) => form.change({ open: event.target.checked })}
      />
    </PanelForm>
  )
}

function draftOf({ name, fee, open }: ZoneDraft): ZoneDraft {
  return { name, fee, open }
}

function fieldsOf({ name, fee, open }: ZoneDraft) {
  return { name, fee: Number.isNaN(fee) ? '' : String(fee), open }
}
