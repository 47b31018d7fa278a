import { Link } from '@tanstack/react-router'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { DayLoad } from '#commerce/overview/overview.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Badge } from '#ui/badge.tsx'
import { homeText } from './home.messages.ts'

/** The orders of the next days against what the slots take. Each day leads to its board. */
export function WeekLoad({ load }: { load: readonly DayLoad[] }) {
  return (
    <section aria-labelledby="week-title">
      <h2 id="week-title" className="font-display text-lg">
        {homeText('week')}
      </h2>
      <p className="mt-1 mb-3 text-xs text-ink-soft">{homeText('weekNote')}</p>
      <ol className="border-t border-line">
        {load.map((day) => (
          <li key={day.date} className="border-b border-line">
            <Link
              to="/dashboard/today"
              search={{ date: day.date }}
              className="grid gap-2 px-2 py-3 transition-colors hover:bg-linen/60 hover:text-moss focus-visible:bg-linen"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="me-auto font-medium">{formatDay(day.date)}</span>
                {isFull(day) && <Badge tint="butter">{homeText('full')}</Badge>}
                <span className="text-xs text-ink-soft">{loadText(day)}</span>
              </span>
              <span aria-hidden="true" className="block h-1.5 bg-linen forced-colors:border">
                <span className="block h-full bg-moss/70" style={{ width: `${shareOf(day)}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function isFull({ booked, capacity }: DayLoad): boolean {
  return capacity > 0 && booked >= capacity
}

function loadText({ isClosed, booked, capacity }: DayLoad): string {
  if (capacity > 0)
    return homeText('booked', { booked: groupDigits(booked), capacity: groupDigits(capacity) })
  if (booked > 0) return homeText('bookedClosed', { booked })
  return homeText(isClosed ? 'closed' : 'noSlots')
}

function shareOf({ booked, capacity }: DayLoad): number {
  if (booked === 0) return 0
  return capacity === 0 ? 100 : Math.min(100, (booked / capacity) * 100)
}
