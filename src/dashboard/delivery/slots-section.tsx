import { useState } from 'react'
import { saveSlot } from '#api/delivery-settings.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { checkSlot, slotLimits } from '#commerce/delivery/settings/delivery-drafts.ts'
import type { StaffSlot } from '#commerce/delivery/settings/delivery-settings.ts'
import { localizedName } from '#i18n/localized.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { formText } from '#ui/form.messages.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { deliveryText } from './delivery.messages.ts'
import { PanelForm } from './panel-form.tsx'
import { EditButton, OffBadge, row, SettingsSection } from './settings-section.tsx'
import {
  cutoffLabel,
  describeField,
  emptySlot,
  fieldsOf,
  readFields,
  slotLabels,
  weekdayLabels,
} from './slot-fields.ts'
import { useRuleForm } from './use-rule-form.ts'
import { WeekdayBoxes } from './weekday-boxes.tsx'

export function SlotsSection({ slots }: { slots: readonly StaffSlot[] }) {
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  return (
    <SettingsSection
      title={deliveryText('slots')}
      help={deliveryText('slotsHelp')}
      action={deliveryText('addSlot')}
      onAction={() => setEdited('new')}
    >
      <ul aria-label={deliveryText('slots')} className="border-t border-line">
        {slots.map((slot) => (
          <li key={slot.id} className={row}>
            <div className="min-w-0 grow py-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">
                  <LocalizedText>{localizedName(slot)}</LocalizedText>
                </span>
                <span>{formatWindow(slot)}</span>
                {!slot.nameAr && <ArabicMissing />}
                {!slot.enabled && <OffBadge>{deliveryText('disabled')}</OffBadge>}
              </p>
              <p className="text-xs text-ink-soft">
                {deliveryText('slotSummary', {
                  capacity: groupDigits(slot.capacity),
                  cutoff: cutoffLabel(slot.cutoffMinute),
                  weekdays: weekdayLabels(slot.weekdays),
                })}
              </p>
            </div>
            <EditButton name={localizedName(slot)} onClick={() => setEdited(slot.id)} />
          </li>
        ))}
      </ul>
      {edited && (
        <SlotPanel
          slot={slots.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </SettingsSection>
  )
}

/** Panel to edit a time slot or add one. */
function SlotPanel({ slot, onClose }: { slot: StaffSlot | null; onClose: () => void }) {
  const form = useRuleForm({
    rule: slot,
    fieldsOf: (known) => (known ? fieldsOf(known) : emptySlot),
    check: (fields) => checkSlot(readFields(fields)),
    send: ({ fields, seen, knowsOfBookings }) =>
      saveSlot({
        data: { id: seen?.id ?? null, draft: readFields(fields), seen, knowsOfBookings },
      }),
    onClose,
  })
  return (
    <PanelForm
      title={form.seen ? localizedName(form.seen) : deliveryText('newSlot')}
      action={formText('save')}
      form={form}
    >
      {form.conflict && (
        <EditConflict
          versions={form.conflict}
          labels={slotLabels()}
          show={describeField}
          onResolve={form.resolve}
        />
      )}
      <TextField
        label={deliveryText('name')}
        autoComplete="off"
        maxLength={slotLimits.name}
        {...form.bind('name')}
      />
      <TextField
        label={deliveryText('nameAr')}
        maxLength={slotLimits.name}
        {...arabicField}
        {...form.bind('nameAr')}
      />
      <div className="grid gap-4 min-[360px]:grid-cols-2">
        <TextField label={deliveryText('from')} type="time" {...form.bind('startMinute')} />
        <TextField label={deliveryText('to')} type="time" {...form.bind('endMinute')} />
      </div>
      <div className="grid gap-4 min-[360px]:grid-cols-2">
        <SelectField
          label={deliveryText('cutoff')}
          name="cutoffDays"
          value={form.fields.cutoffDays}
          onChange={(event) => form.change({ cutoffDays: event.target.value })}
        >
          <option value="0">{deliveryText('sameDay')}</option>
          <option value="1">{deliveryText('dayBefore')}</option>
          {[2, 3, 4, 5, 6, 7].map((days) => (
            <option key={days} value={days}>
              {deliveryText('daysBefore', { days })}
            </option>
          ))}
        </SelectField>
        <TextField label={deliveryText('time')} type="time" {...form.bind('cutoffMinute')} />
      </div>
      <TextField
        label={deliveryText('capacity')}
        inputMode="numeric"
        help={deliveryText('capacityHelp')}
        {...form.bind('capacity')}
      />
      <WeekdayBoxes
        legend={deliveryText('weekdays')}
        weekdays={form.fields.weekdays}
        error={form.messages.weekdays}
        onChange={(weekdays) => form.change({ weekdays })}
      />
      <Checkbox
        label={deliveryText('available')}
        checked={form.fields.enabled}
        onChange={(event) => form.change({ enabled: event.target.checked })}
      />
    </PanelForm>
  )
}
