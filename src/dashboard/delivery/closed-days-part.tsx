import { useState } from 'react'
import { closeDays, openDay } from '#api/delivery-settings.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import {
  type ClosureDraft,
  checkClosure,
  specialDayLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import type { ClosedDay } from '#commerce/delivery/settings/delivery-settings.ts'
import { localizedText } from '#i18n/localized.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { deliveryText } from './delivery.messages.ts'
import { PanelForm } from './panel-form.tsx'
import { Part, RemoveButton, row } from './part.tsx'
import { useRuleForm } from './use-rule-form.ts'

export function ClosedDaysPart({ days, today }: { days: readonly ClosedDay[]; today: string }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <Part
      title={deliveryText('closedDays')}
      help={deliveryText('closedDaysHelp')}
      action={deliveryText('closeDays')}
      onAction={() => setAdding(true)}
    >
      {days.length === 0 ? (
        <p className="text-ink-soft">{deliveryText('noClosedDays')}</p>
      ) : (
        <ul aria-label={deliveryText('closedDays')} className="border-t border-line">
          {days.map((day) => (
            <ClosedDayRow key={day.date} day={day} />
          ))}
        </ul>
      )}
      {isAdding && <CloseDaysPanel today={today} onClose={() => setAdding(false)} />}
    </Part>
  )
}

function ClosedDayRow({ day: { date, reason: en, reasonAr, booked } }: { day: ClosedDay }) {
  const reason = localizedText({ en, ar: reasonAr })
  return (
    <li className={row}>
      <p className="min-w-0 grow">
        <span className="font-medium">{formatDay(date)}</span>
        <span className="block text-xs break-words text-ink-soft">
          {booked > 0 ? (
            <bdi>{deliveryText('reasonAndBooked', { reason, count: booked })}</bdi>
          ) : (
            <LocalizedText>{reason}</LocalizedText>
          )}
        </span>
        {!reasonAr && <ArabicMissing />}
      </p>
      <RemoveButton
        label={deliveryText('reopenDay', { day: formatDay(date) })}
        onRemove={() => openDay({ data: { date } })}
      >
        {deliveryText('reopen')}
      </RemoveButton>
    </li>
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
    <PanelForm
      title={deliveryText('closeDays')}
      action={deliveryText('closeDays')}
      bookedAction={deliveryText('closeAnyway')}
      form={form}
    >
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
