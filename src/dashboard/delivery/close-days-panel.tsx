import { closeDays } from '#api/delivery-settings.ts'
import { type ClosureDraft, checkClosure } from '#commerce/delivery/settings/delivery-drafts.ts'
import { TextField } from '#ui/text-field.tsx'
import { deliveryText } from './delivery.messages.ts'
import { PanelForm } from './panel-form.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { useRuleForm } from './use-rule-form.ts'

interface Fields {
  from: string
  until: string
  reason: string
  reasonAr: string
}

export const noDays: Fields = { from: '', until: '', reason: '', reasonAr: '' }

function draftOf({ from, until, reason, reasonAr }: Fields): ClosureDraft {
  return { from, reason, reasonAr, until: until || from }
}

interface CloseDaysPanelProps {
  today: string
  /** The values to begin with: those of a holiday, which staff may move. */
  initial: Fields
  /** The days to check before they are closed. */
  note?: string | undefined
  onClose: () => void
}

export function CloseDaysPanel({ today, initial, note, onClose }: CloseDaysPanelProps) {
  const form = useRuleForm({
    rule: null,
    fieldsOf: () => initial,
    check: (fields) => checkClosure(draftOf(fields), today),
    send: ({ fields, knowsOfBookings }) =>
      closeDays({ data: { draft: draftOf(fields), knowsOfBookings } }),
    onClose,
  })
  return (
    <PanelForm
      title={deliveryText('closeDays')}
      action={deliveryText('closeDays')}
      bookedAction={deliveryText('closeAnyway')}
      form={form}
    >
      {note && <p className="border-s-2 border-blush ps-3 text-sm">{note}</p>}
      <TextField label={deliveryText('firstDay')} type="date" min={today} {...form.bind('from')} />
      <TextField
        label={deliveryText('lastDay')}
        type="date"
        optional
        help={deliveryText('lastDayHelp')}
        min={form.fields.from || today}
        {...form.bind('until')}
      />
      <ReasonFields form={form} help={deliveryText('reasonHelp')} />
    </PanelForm>
  )
}
