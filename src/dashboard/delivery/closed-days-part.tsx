import { useState } from 'react'
import { openDay } from '#api/delivery-settings.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { ClosedDay } from '#commerce/delivery/settings/delivery-settings.ts'
import { Button } from '#ui/button.tsx'
import { bookedMessage } from './booked-dialog.tsx'
import { CloseDaysPanel } from './close-days-panel.tsx'
import { Part, row } from './part.tsx'
import { useSaveDelivery } from './use-save-delivery.ts'

/** Days without delivery. */
export function ClosedDaysPart({ days, today }: { days: readonly ClosedDay[]; today: string }) {
  const [isAdding, setAdding] = useState(false)
  const saveDelivery = useSaveDelivery()
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
          {days.map(({ date, reason, booked }) => (
            <li key={date} className={row}>
              <p className="min-w-0 grow">
                <span className="font-medium tabular-nums">{formatDay(date)}</span>
                <span className="block text-xs break-words text-ink-soft">
                  {reason}
                  {booked > 0 && `. ${bookedMessage(booked)} already booked.`}
                </span>
              </p>
              <Button
                variant="plain"
                size="small"
                aria-label={`Reopen ${formatDay(date)}`}
                onClick={() => void saveDelivery(() => openDay({ data: { date } }))}
              >
                Reopen
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <CloseDaysPanel today={today} onClose={() => setAdding(false)} />}
    </Part>
  )
}
