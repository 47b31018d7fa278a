import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { StaffSlot } from '#commerce/delivery/settings/delivery-settings.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Part, row } from './part.tsx'
import { cutoffLabel, weekdayLabels } from './slot-fields.ts'
import { SlotPanel } from './slot-panel.tsx'

/** When the shop delivers, how much, and until when one can order. */
export function SlotsPart({ slots }: { slots: readonly StaffSlot[] }) {
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  return (
    <Part
      title="Windows"
      help="The parts of a day. What was ordered keeps the window that was agreed."
      action="Add a window"
      onAction={() => setEdited('new')}
    >
      <ul aria-label="Delivery windows" className="border-t border-line">
        {slots.map((slot) => (
          <li key={slot.id} className={row}>
            <div className="min-w-0 grow py-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">{slot.name}</span>
                <span className="tabular-nums">{formatWindow(slot)}</span>
                {!slot.enabled && (
                  <Badge tint="clay">
                    <CircleSlash aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
                    Not offered
                  </Badge>
                )}
              </p>
              <p className="text-xs text-ink-soft tabular-nums">
                {slot.capacity} a day, to be ordered until {cutoffLabel(slot.cutoffMinute)}.{' '}
                {weekdayLabels(slot.weekdays)}.
              </p>
            </div>
            <Button
              look="quiet"
              size="small"
              aria-label={`Edit ${slot.name}`}
              onClick={() => setEdited(slot.id)}
            >
              Edit
            </Button>
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
