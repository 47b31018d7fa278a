import { addDays, type CivilDate } from '../../delivery/cairo-time.ts'
import type { RelativeDay } from './relative-day.ts'

/** The first and the last of some days. */
export interface DaySpan {
  from: CivilDate
  until: CivilDate
}

/** The days that a filter names on a day. A week is that of Egypt: Saturday to Friday. */
export function daysOfFilter(date: RelativeDay | CivilDate, today: CivilDate): DaySpan {
  switch (date) {
    case 'today':
      return { from: today, until: today }
    case 'tomorrow': {
      const tomorrow = addDays(today, 1)
      return { from: tomorrow, until: tomorrow }
    }
    case 'week': {
      const sinceSaturday = (new Date(today).getUTCDay() + 1) % 7
      const from = addDays(today, -sinceSaturday)
      return { from, until: addDays(from, 6) }
    }
    default:
      return { from: date, until: date }
  }
}
