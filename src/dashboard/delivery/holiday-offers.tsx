import { Moon } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { NamedHoliday } from '#commerce/delivery/settings/holidays.ts'
import { localizedText } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { IconBadge } from '../layout/icon-badge.tsx'
import { CloseDaysPanel } from './close-days-panel.tsx'
import { deliveryText } from './delivery.messages.ts'
import { row } from './settings-section.tsx'

interface HolidayOffersProps {
  holidays: readonly NamedHoliday[]
  today: string
}

/**
 * The public holidays of the coming year on which the shop is open so far. Closing one shows its days to confirm or
 * move.
 */
export function HolidayOffers({ holidays, today }: HolidayOffersProps) {
  const [closing, setClosing] = useState<NamedHoliday | null>(null)
  if (holidays.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        {deliveryText('holidays', { count: holidays.length })}
      </summary>
      <p className="mb-3 max-w-prose text-xs text-ink-soft">{deliveryText('holidaysHelp')}</p>
      <ul aria-label={deliveryText('holidaysList')} className="border-t border-line">
        {holidays.map((holiday) => (
          <Row key={`${holiday.key} ${holiday.from}`} holiday={holiday} onClose={setClosing} />
        ))}
      </ul>
      {closing && (
        <CloseDaysPanel
          today={today}
          initial={{
            from: closing.from,
            until: closing.until === closing.from ? '' : closing.until,
            reason: closing.reason,
            reasonAr: closing.reasonAr,
          }}
          note={closing.isTentative ? deliveryText('confirmHoliday') : undefined}
          onClose={() => setClosing(null)}
        />
      )}
    </details>
  )
}

interface RowProps {
  holiday: NamedHoliday
  onClose: (holiday: NamedHoliday) => void
}

function Row({ holiday, onClose }: RowProps) {
  const { from, until, isTentative, reason: en, reasonAr: ar } = holiday
  const name = localizedText({ en, ar })
  const year = from.slice(0, 4)
  return (
    <li className={row}>
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-xs text-ink-soft">
          {from === until
            ? deliveryText('onDay', { day: formatDay(from), year })
            : deliveryText('onDays', { from: formatDay(from), until: formatDay(until), year })}
        </p>
        {isTentative && (
          <p className="mt-1">
            <IconBadge tint="clay" icon={Moon}>
              {deliveryText('toConfirm')}
            </IconBadge>
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={deliveryText('closeHolidayNamed', { name })}
        onClick={() => onClose(holiday)}
      >
        {deliveryText('closeHoliday')}
      </Button>
    </li>
  )
}
