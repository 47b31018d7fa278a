import { PackageCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DispatchOrder } from '#commerce/drivers/dispatch.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { dispatchText } from './dispatch.messages.ts'
import { byArea } from './dispatch-changes.ts'
import { DispatchColumn } from './dispatch-column.tsx'
import { unassignedColumn } from './dispatch-drag.tsx'

interface UnassignedColumnProps {
  orders: readonly DispatchOrder[]
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[], isSelected: boolean) => void
  renderCard: (order: DispatchOrder) => ReactNode
}

/** The orders without a driver by area. A whole area, or all, is selected at once. */
export function UnassignedColumn({
  orders,
  selected,
  onSelect,
  renderCard,
}: UnassignedColumnProps) {
  const areas = byArea(orders)
  const ids = areas.flatMap((area) => area.orders.map(({ id }) => id))
  return (
    <DispatchColumn
      id={unassignedColumn}
      orderIds={ids}
      title={
        <>
          {orders.length > 0 && (
            <SelectMany ids={ids} {...{ selected, onSelect }} label={dispatchText('selectAll')} />
          )}
          {dispatchText('unassigned')}
          <span className="ms-auto font-normal text-ink-soft">{groupDigits(orders.length)}</span>
        </>
      }
    >
      {orders.length === 0 && (
        <p className="flex items-center gap-2 py-4 text-xs text-ink-soft">
          <PackageCheck className="size-4" />
          {dispatchText('allAssigned')}
        </p>
      )}
      {areas.map((area) => (
        <div key={area.id} className="mt-3">
          <h3 className="flex items-center gap-2 py-1 text-xs font-medium">
            <SelectMany
              ids={area.orders.map(({ id }) => id)}
              {...{ selected, onSelect }}
              label={dispatchText('selectArea', { area: area.name })}
            />
            <span className="min-w-0 wrap-anywhere">
              <LocalizedText>{area.name}</LocalizedText>
            </span>
            <span className="ms-auto font-normal text-ink-soft">
              {groupDigits(area.orders.length)}
            </span>
          </h3>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2">
            {area.orders.map(renderCard)}
          </ul>
        </div>
      ))}
    </DispatchColumn>
  )
}

interface SelectManyProps extends Pick<UnassignedColumnProps, 'selected' | 'onSelect'> {
  ids: readonly string[]
  label: string
}

function SelectMany({ ids, selected, onSelect, label }: SelectManyProps) {
  const count = ids.filter((id) => selected.has(id)).length
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={count === ids.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < ids.length
      }}
      onChange={() => onSelect(ids, count < ids.length)}
      className="size-5 shrink-0 accent-moss"
    />
  )
}
