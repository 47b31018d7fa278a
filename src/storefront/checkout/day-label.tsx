import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { shopNow } from '../layout/shop-clock.ts'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' })
const dayMs = 24 * 60 * 60_000

/** A day as a leaf of a calendar: its weekday over its number. */
export function DayLabel({ date }: { date: CivilDate }) {
  const day = Date.parse(date)
  return (
    <span className="grid whitespace-nowrap">
      <span className="text-xs font-normal">{nearName(date) ?? weekday.format(day)}</span>
      <span className="font-display text-lg font-normal tabular-nums">
        {dayOfMonth.format(day)} <span className="text-xs">{month.format(day)}</span>
      </span>
    </span>
  )
}

function nearName(date: CivilDate): string | null {
  const now = shopNow()
  if (date === cairoDay.format(now)) return 'Today'
  return date === cairoDay.format(now + dayMs) ? 'Tomorrow' : null
}
