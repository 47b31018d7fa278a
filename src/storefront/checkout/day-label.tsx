import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { nearDay } from '#commerce/delivery/day-label.ts'
import { shortDayNames } from '#commerce/delivery/short-day-label.ts'
import { useCairoDay } from '../layout/use-cairo-day.ts'

const nearNames = { today: 'Today', tomorrow: 'Tomorrow' }

/** A day as a calendar leaf: weekday over number. */
export function DayLabel({ date }: { date: CivilDate }) {
  const near = nearDay(date, useCairoDay())
  const { weekday, day, month } = shortDayNames(date)
  return (
    <span className="grid whitespace-nowrap">
      <span className="text-xs font-normal">{near ? nearNames[near] : weekday}</span>
      <span className="font-display text-lg font-normal tabular-nums">
        {day} <span className="text-xs">{month}</span>
      </span>
    </span>
  )
}
