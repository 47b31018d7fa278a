import { closeWeekday } from '#api/delivery-settings.ts'
import { weekdayName } from '#commerce/delivery/day-label.ts'
import {
  checkRepeatedClosure,
  type RepeatedClosureDraft,
} from '#commerce/delivery/settings/repeated-closure.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { deliveryText } from './delivery.messages.ts'
import { PanelForm } from './panel-form.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { useRuleForm } from './use-rule-form.ts'

const empty: RepeatedClosureDraft = { weekday: 0, from: '', until: '', reason: '', reasonAr: '' }

/** The week of Egypt begins on Saturday. */
const weekdays = [6, 7, 1, 2, 3, 4, 5]

export function RepeatedClosurePanel({ today, onClose }: { today: string; onClose: () => void }) {
  const form = useRuleForm({
    rule: null,
    fieldsOf: () => empty,
    check: (fields) => checkRepeatedClosure(fields, today),
    send: ({ fields: draft, knowsOfBookings }) =>
      closeWeekday({ data: { draft, knowsOfBookings } }),
    onClose,
  })
  const { weekday, from } = form.fields
  return (
    <PanelForm
      title={deliveryText('closeWeekday')}
      action={
        weekday === 0
          ? deliveryText('closeWeekday')
          : deliveryText('closeEvery', { weekday: weekdayName(weekday) })
      }
      bookedAction={deliveryText('closeAnyway')}
      form={form}
    >
      <RadioCards
        legend={deliveryText('weekday')}
        name="weekday"
        className="grid grid-cols-2 gap-2"
        options={weekdays.map((day) => ({ value: String(day), label: weekdayName(day) }))}
        value={weekday === 0 ? undefined : String(weekday)}
        error={form.messages.weekday}
        onChange={(day) => form.change({ weekday: Number(day) })}
      />
      <TextField
        label={deliveryText('firstDay')}
        type="date"
        optional
        help={deliveryText('fromHelp')}
        min={today}
        {...form.bind('from')}
      />
      <TextField
        label={deliveryText('lastDay')}
        type="date"
        optional
        help={deliveryText('untilHelp')}
        min={from || today}
        {...form.bind('until')}
      />
      <ReasonFields form={form} optional help={deliveryText('weeklyReasonHelp')} />
    </PanelForm>
  )
}
