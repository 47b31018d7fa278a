import { useState } from 'react'
import { addPeakDay, removePeakDay } from '#api/delivery-settings.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import {
  checkPeakDay,
  type PeakDay,
  specialDayLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import { formatMoney } from '#commerce/money.ts'
import { localizedName } from '#i18n/localized.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { deliveryText } from './delivery.messages.ts'
import { PanelForm } from './panel-form.tsx'
import { RemoveButton, row, SettingsSection } from './settings-section.tsx'
import { useRuleForm } from './use-rule-form.ts'

/** Days with a surcharge, such as Mother's Day. */
export function PeakDaysSection({ days, today }: { days: readonly PeakDay[]; today: string }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <SettingsSection
      title={deliveryText('peakDays')}
      help={deliveryText('peakDaysHelp')}
      action={deliveryText('addPeakDay')}
      onAction={() => setAdding(true)}
    >
      {days.length === 0 ? (
        <p className="text-ink-soft">{deliveryText('noPeakDays')}</p>
      ) : (
        <ul aria-label={deliveryText('peakDays')} className="border-t border-line">
          {days.map(({ date, surcharge, ...names }) => (
            <li key={date} className={row}>
              <p className="min-w-0 grow">
                <span className="font-medium break-words">
                  <LocalizedText>{localizedName(names)}</LocalizedText>
                </span>
                <span className="block text-xs text-ink-soft">
                  {formatDay(date)} {date.slice(0, 4)}
                </span>
                {!names.nameAr && <ArabicMissing />}
              </p>
              <span className="whitespace-nowrap">
                {deliveryText('plus', { amount: formatMoney(surcharge) })}
              </span>
              <RemoveButton
                label={deliveryText('removeOn', {
                  name: localizedName(names),
                  day: formatDay(date),
                })}
                onRemove={() => removePeakDay({ data: { date } })}
              >
                {deliveryText('remove')}
              </RemoveButton>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <PeakDayPanel today={today} onClose={() => setAdding(false)} />}
    </SettingsSection>
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
    <PanelForm title={deliveryText('newPeakDay')} action={deliveryText('add')} form={form}>
      <TextField label={deliveryText('day')} type="date" min={today} {...form.bind('date')} />
      <TextField
        label={deliveryText('name')}
        help={deliveryText('peakDayNameHelp')}
        autoComplete="off"
        maxLength={specialDayLimits.textLength}
        {...form.bind('name')}
      />
      <TextField
        label={deliveryText('nameAr')}
        maxLength={specialDayLimits.textLength}
        {...arabicField}
        {...form.bind('nameAr')}
      />
      <TextField
        label={deliveryText('surcharge')}
        inputMode="numeric"
        help={deliveryText('surchargeHelp')}
        {...form.bind('surcharge')}
      />
    </PanelForm>
  )
}
