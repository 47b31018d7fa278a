import { formatDay } from '#commerce/delivery/day-label.ts'
import type { OccasionDate } from '#commerce/occasions/occasion-date.ts'
import { occasionsText } from './occasions.messages.ts'

/** The day of an occasion with its year; an expected day is marked. */
export function occasionDay({ date, isTentative }: OccasionDate): string {
  const parts = { day: formatDay(date), year: date.slice(0, 4) }
  return isTentative ? occasionsText('expected', parts) : occasionsText('on', parts)
}
