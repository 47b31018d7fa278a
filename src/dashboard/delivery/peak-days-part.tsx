import { useState } from 'react'
import { removePeakDay } from '#api/delivery-settings.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { PeakDay } from '#commerce/delivery/settings/delivery-drafts.ts'
import { formatMoney } from '#commerce/money.ts'
import { Button } from '#ui/button.tsx'
import { Part, row } from './part.tsx'
import { PeakDayPanel } from './peak-day-panel.tsx'
import { useSaveDelivery } from './use-save-delivery.ts'

/** Days with a surcharge, such as Mother's Day. */
export function PeakDaysPart({ days, today }: { days: readonly PeakDay[]; today: string }) {
  const [isAdding, setAdding] = useState(false)
  const saveDelivery = useSaveDelivery()
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
          {days.map(({ date, name, surcharge }) => (
            <li key={date} className={row}>
              <p className="min-w-0 grow">
                <span className="font-medium break-words">{name}</span>
                <span className="block text-xs text-ink-soft tabular-nums">
                  {formatDay(date)} {date.slice(0, 4)}
                </span>
              </p>
              <span className="whitespace-nowrap tabular-nums">+ {formatMoney(surcharge)}</span>
              <Button
                variant="plain"
                size="small"
                aria-label={`Remove ${name} on ${formatDay(date)}`}
                onClick={() => void saveDelivery(() => removePeakDay({ data: { date } }))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <PeakDayPanel today={today} onClose={() => setAdding(false)} />}
    </Part>
  )
}
