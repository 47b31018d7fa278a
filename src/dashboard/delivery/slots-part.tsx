import { useState } from 'react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { StaffSlot } from '#commerce/delivery/settings/delivery-settings.ts'
import { EditButton, OffBadge, Part, row } from './part.tsx'
import { cutoffLabel, weekdayLabels } from './slot-fields.ts'
import { SlotPanel } from './slot-panel.tsx'

/** The time slots of the shop with capacity and cut-off. */
export function SlotsPart({ slots }: { slots: readonly StaffSlot[] }) {
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  return (
    <Part
      title="Time slots"
      help="Delivery times within a day. Existing orders keep their time slot."
      action="Add time slot"
      onAction={() => setEdited('new')}
    >
      <ul aria-label="Time slots" className="border-t border-line">
        {slots.map((slot) => (
          <li key={slot.id} className={row}>
            <div className="min-w-0 grow py-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">{slot.name}</span>
                <span className="tabular-nums">{formatWindow(slot)}</span>
                {!slot.enabled && <OffBadge>Disabled</OffBadge>}
              </p>
              <p className="text-xs text-ink-soft tabular-nums">
                {slot.capacity} per day, order cut-off {cutoffLabel(slot.cutoffMinute)}.{' '}
                {weekdayLabels(slot.weekdays)}.
              </p>
            </div>
            <EditButton name={slot.name} onClick={() => setEdited(slot.id)} />
          </li>
        ))}
      </ul>
      {edited && (
        <SlotPanel
          slot={slots.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  )
}
