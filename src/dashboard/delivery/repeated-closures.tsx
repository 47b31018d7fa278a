import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { openWeekday } from '#api/delivery-settings.ts'
import { formatDay, weekdayName } from '#commerce/delivery/day-label.ts'
import type { RepeatedClosure } from '#commerce/delivery/settings/repeated-closure.ts'
import { localizedText } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { deliveryText } from './delivery.messages.ts'
import { RepeatedClosurePanel } from './repeated-closure-panel.tsx'
import { RemoveButton, row } from './settings-section.tsx'

interface RepeatedClosuresProps {
  closures: readonly RepeatedClosure[]
  today: string
}

/** The weekdays that are closed every week. */
export function RepeatedClosures({ closures, today }: RepeatedClosuresProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      {closures.length > 0 && (
        <ul aria-label={deliveryText('everyWeek')} className="mb-3 border-t border-line">
          {closures.map((closure) => (
            <Row key={closure.id} closure={closure} today={today} />
          ))}
        </ul>
      )}
      <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
        <CalendarX2 className="size-4" />
        {deliveryText('closeWeekday')}
      </Button>
      {isAdding && <RepeatedClosurePanel today={today} onClose={() => setAdding(false)} />}
    </>
  )
}

function Row({ closure, today }: { closure: RepeatedClosure; today: string }) {
  const { id, weekday, from, until, reason: en, reasonAr: ar } = closure
  const name = weekdayName(weekday)
  return (
    <li className={row}>
      <p className="min-w-0 grow">
        <span className="font-medium">{deliveryText('everyWeekday', { weekday: name })}</span>
        {from > today && (
          <span className="block text-xs">{deliveryText('fromDay', { day: dated(from) })}</span>
        )}
        {until !== null && (
          <span className="block text-xs">{deliveryText('untilDay', { day: dated(until) })}</span>
        )}
        <span className="block text-xs break-words text-ink-soft">
          <LocalizedText>{localizedText({ en, ar })}</LocalizedText>
        </span>
      </p>
      <RemoveButton
        label={deliveryText('openWeekdayAgain', { weekday: name })}
        onRemove={() => openWeekday({ data: { id } })}
      >
        {deliveryText('openAgain')}
      </RemoveButton>
    </li>
  )
}

function dated(date: string): string {
  return `${formatDay(date)} ${date.slice(0, 4)}`
}
