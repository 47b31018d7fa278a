import { useState } from 'react'
import { closeDays, openDay } from '#api/delivery-settings.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import {
  type ClosureDraft,
  checkClosure,
  specialDayLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import type { ClosedDay } from '#commerce/delivery/settings/delivery-settings.ts'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { bookedMessage, PanelForm } from './panel-form.tsx'
import { Part, RemoveButton, row } from './part.tsx'
import { useRuleForm } from './use-rule-form.ts'

export function ClosedDaysPart({ days, today }: { days: readonly ClosedDay[]; today: string }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <Part
      title="Closed days"
      help="Customers cannot order for these days and see the reason."
      action="Close days"
      onAction={() => setAdding(true)}
    >
      {days.length === 0 ? (
        <p className="text-ink-soft">No closed days.</p>
      ) : (
        <ul aria-label="Closed days" className="border-t border-line">
          {days.map(({ date, reason, reasonAr, booked }) => (
            <li key={date} className={row}>
              <p className="min-w-0 grow">
                <span className="font-medium">{formatDay(date)}</span>
                <span className="block text-xs break-words text-ink-soft">
                  {reason}
                  {booked > 0 && `. ${bookedMessage(booked)} already booked.`}
                </span>
                {!reasonAr && <ArabicMissing />}
              </p>
              <RemoveButton
                label={`Reopen ${formatDay(date)}`}
                onRemove={() => openDay({ data: { date } })}
              >
                Reopen
              </RemoveButton>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <CloseDaysPanel today={today} onClose={() => setAdding(false)} />}
    </Part>
  )
}

const nothing = { from: '', until: '', reason: '', reasonAr: '' }

function draftOf({ from, until, reason, reasonAr }: typeof nothing): ClosureDraft {
  return { from, reason, reasonAr, until: until || from }
}

function CloseDaysPanel({ today, onClose }: { today: string; onClose: () => void }) {
  const form = useRuleForm({
    rule: null,
    fieldsOf: () => nothing,
    check: (fields) => checkClosure(draftOf(fields), today),
    send: ({ fields, knowsOfBookings }) =>
      closeDays({ data: { draft: draftOf(fields), knowsOfBookings } }),
    onClose,
  })
  return (
    <PanelForm title="Close days" action="Close days" bookedAction="Close anyway" form={form}>
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
        maxLength={specialDayLimits.textLength}
        {...form.bind('reason')}
      />
      <TextField
        label="Arabic reason"
        maxLength={specialDayLimits.textLength}
        {...arabicField}
        {...form.bind('reasonAr')}
      />
    </PanelForm>
  )
}
