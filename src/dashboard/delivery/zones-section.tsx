import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import { reorderZones, saveZone } from '#api/delivery-settings.ts'
import { formatPlace, parsePlace } from '#commerce/delivery/place.ts'
import {
  checkZone,
  type ZoneDraft,
  zoneLimits,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import type { DeliveryProblem } from '#commerce/delivery/settings/delivery-problem.ts'
import type { StaffZone } from '#commerce/delivery/settings/delivery-settings.ts'
import { formatMoney } from '#commerce/money.ts'
import { localizedName } from '#i18n/localized.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { formText } from '#ui/form.messages.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { showOptimistically } from '../saving/show-optimistically.ts'
import { deliveryText } from './delivery.messages.ts'
import { PanelForm } from './panel-form.tsx'
import { EditButton, OffBadge, row, SettingsSection } from './settings-section.tsx'
import { useRuleForm } from './use-rule-form.ts'
import { useSaveDelivery } from './use-save-delivery.ts'

/** Areas with fees, in the order in which shoppers see them. */
export function ZonesSection({ zones }: { zones: readonly StaffZone[] }) {
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  const queryClient = useQueryClient()
  const { save: sort } = useSaveDelivery(
    (sorted: StaffZone[]) => reorderZones({ data: { ids: sorted.map(({ id }) => id) } }),
    {
      queue: 'sort-zones',
      optimistic: (sorted) =>
        showOptimistically(queryClient, deliverySettingsQueries.all().queryKey, (before) => ({
          ...before,
          zones: sorted,
        })),
    },
  )
  return (
    <SettingsSection
      title={deliveryText('areas')}
      help={deliveryText('areasHelp')}
      action={deliveryText('addArea')}
      onAction={() => setEdited('new')}
    >
      <SortableList
        label={deliveryText('areasInOrder')}
        items={zones}
        idOf={({ id }) => id}
        nameOf={localizedName}
        onSort={(sorted) => void sort(sorted)}
        className="border-t border-line"
        itemClassName={row}
      >
        {(zone, handle) => (
          <>
            {handle}
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 font-medium wrap-anywhere">
                <LocalizedText>{localizedName(zone)}</LocalizedText>
              </span>
              {!zone.nameAr && <ArabicMissing />}
              {!zone.open && <OffBadge>{deliveryText('closed')}</OffBadge>}
              <span className="ms-auto whitespace-nowrap">{formatMoney(zone.fee)}</span>
            </span>
            <EditButton name={localizedName(zone)} onClick={() => setEdited(zone.id)} />
          </>
        )}
      </SortableList>
      {edited && (
        <ZonePanel
          zone={zones.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </SettingsSection>
  )
}

const emptyZone = { name: '', nameAr: '', fee: '', place: '', open: true }

function fieldsOf(zone: StaffZone | null): typeof emptyZone {
  if (!zone) return emptyZone
  const { name, nameAr = '', fee, open, place } = zone
  return { name, nameAr, fee: String(fee), place: place ? formatPlace(place) : '', open }
}

function draftOf({ name, nameAr, fee, open, place: typed }: typeof emptyZone): ZoneDraft {
  const place = parsePlace(typed)
  const amount = fee.trim() === '' ? Number.NaN : Number(fee)
  return { name, nameAr, open, fee: amount, ...(place && { place }) }
}

function checkFields(fields: typeof emptyZone): Partial<Record<string, DeliveryProblem>> {
  const isRead = fields.place.trim() === '' || parsePlace(fields.place) !== null
  return { ...checkZone(draftOf(fields)), ...(!isRead && { place: { code: 'place-invalid' } }) }
}

/** Panel to edit an area or add one. */
function ZonePanel({ zone, onClose }: { zone: StaffZone | null; onClose: () => void }) {
  const form = useRuleForm({
    rule: zone,
    fieldsOf,
    check: checkFields,
    send: ({ fields, seen }) =>
      saveZone({ data: { id: seen?.id ?? null, draft: draftOf(fields), seen } }),
    onClose,
  })
  return (
    <PanelForm
      title={form.seen ? localizedName(form.seen) : deliveryText('newArea')}
      action={formText('save')}
      form={form}
    >
      {form.conflict && (
        <EditConflict
          versions={form.conflict}
          labels={{
            name: deliveryText('name'),
            nameAr: deliveryText('nameAr'),
            fee: deliveryText('fee'),
            place: deliveryText('place'),
            open: deliveryText('status'),
          }}
          show={(name, fields) =>
            name === 'open' ? deliveryText(fields.open ? 'open' : 'closed') : fields[name]
          }
          onResolve={form.resolve}
        />
      )}
      <TextField
        label={deliveryText('name')}
        autoComplete="off"
        maxLength={zoneLimits.name}
        {...form.bind('name')}
      />
      <TextField
        label={deliveryText('nameAr')}
        maxLength={zoneLimits.name}
        {...arabicField}
        {...form.bind('nameAr')}
      />
      <TextField
        label={deliveryText('fee')}
        inputMode="numeric"
        help={deliveryText('feeHelp')}
        {...form.bind('fee')}
      />
      <TextField
        label={deliveryText('place')}
        optional
        autoComplete="off"
        dir="ltr"
        help={deliveryText('placeHelp')}
        {...form.bind('place')}
      />
      <Checkbox
        label={deliveryText('openForDelivery')}
        checked={form.fields.open}
        onChange={(event) => form.change({ open: event.target.checked })}
      />
    </PanelForm>
  )
}
