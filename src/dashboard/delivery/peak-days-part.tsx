import { useState } from 'react'
import { addPeakDay, removePeakDay } from '#api/delivery-settings.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import {
  checkPeakDay,
  type PeakDay,
  specialDayLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import { formatMoney } from '#commerce/money.ts'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { PanelForm } from './panel-form.tsx'
import { Part, RemoveButton, row } from './part.tsx'
import { useRuleForm } from './use-rule-form.ts'

/** Days with a surcharge, such as Mother's Day. */
export function PeakDaysPart({ days, today }: { days: readonly PeakDay[]; today: string }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <Part
      title="Peak days"
      help="Deliveries cost extra on these days. Existing orders keep their fee."
      action="Add peak day"
      onAction={() => setAdding(true)}
    >
      {days.length === 0 ? (
        <p className="text-ink-soft">No peak days.</p>
      ) : (
        <ul aria-label="Peak days" className="border-t border-line">
          {days.map(({ date, name, nameAr, surcharge }) => (
            <li key={date} className={row}>
              <p className="min-w-0 grow">
                <span className="font-medium break-words">{name}</span>
                <span className="block text-xs text-ink-soft">
                  {formatDay(date)} {date.slice(0, 4)}
                </span>
                {!nameAr && <ArabicMissing />}
              </p>
              <span className="whitespace-nowrap">+ {formatMoney(surcharge)}</span>
              <RemoveButton
                label={`Remove ${name} on ${formatDay(date)}`}
                onRemove={() => removePeakDay({ data: { date } })}
              >
                Remove
              </RemoveButton>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <PeakDayPanel today={today} onClose={() => setAdding(false)} />}
    </Part>
  )
}

const nothing = { date: '', name: '', nameAr: '', surcharge: '' }

function draftOf(fields: typeof nothing): PeakDay {
  return { ...fields, surcharge: Number(fields.surcharge) }
}

function PeakDayPanel({ today, onClose }: { today: string; onClose: () => void }) {
  const form = useRuleForm({
    rule: null,
    fieldsOf: () => nothing,
    check: (fields) => checkPeakDay(draftOf(fields), today),
    send: ({ fields }) => addPeakDay({ data: draftOf(fields) }),
    onClose,
  })
  return (
    <PanelForm title="New peak day" action="Add" form={form}>
      <TextField label="Day" type="date" min={today} {...form.bind('date')} />
      <TextField
        label="Name"
        help="Shown to shoppers, for example “Mother’s Day”."
        autoComplete="off"
        maxLength={specialDayLimits.textLength}
        {...form.bind('name')}
      />
      <TextField
        label="Arabic name"
        maxLength={specialDayLimits.textLength}
        {...arabicField}
        {...form.bind('nameAr')}
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
