import { closeDays } from '#api/delivery-settings.ts'
import {
  type ClosureDraft,
  checkClosure,
  specialDayLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { deliveryText } from './delivery.messages.ts'
import { PanelForm } from './panel-form.tsx'
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
  /** What to check before the days are closed. */
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
      <TextField
        label={deliveryText('reason')}
        help={deliveryText('reasonHelp')}
        autoComplete="off"
        maxLength={specialDayLimits.textLength}
        {...form.bind('reason')}
      />
      <TextField
        label={deliveryText('reasonAr')}
        maxLength={specialDayLimits.textLength}
        {...arabicField}
        {...form.bind('reasonAr')}
      />
    </PanelForm>
  )
}
