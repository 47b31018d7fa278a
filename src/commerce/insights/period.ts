import { Temporal } from 'temporal-polyfill'
import { addDays, type CivilDate, instantOf, isCivilDate } from '../delivery/cairo-time.ts'

/** Days in Cairo, the first and the last among them. */
export interface Period {
  from: CivilDate
  until: CivilDate
}

/** The lengths that are offered beside a range of one's own. Each ends today. */
export const periodLengths = [7, 28, 90] as const
export type PeriodLength = (typeof periodLengths)[number]

export const usualLength: PeriodLength = 28

/** How many days a range of one's own may have. */
export const longestPeriod = 366

/** A period as it is asked for: the last days, or a range. */
export type PeriodFilter = { days: PeriodLength } | Period

/** The last days, with today. */
export function lastDays(days: number, today: CivilDate): Period {
  return { from: addDays(today, 1 - days), until: today }
}

/** What is wrong with a range of one's own, as a sentence; null when it can be looked at. */
export function objectionToPeriod({ from, until }: Period, today: CivilDate): string | null {
  if (!isCivilDate(from) || !isCivilDate(until)) return 'Choose a first and a last day.'
  if (until < from) return 'The last day is before the first.'
  if (until > today) return 'The last day is still to come.'
  return lengthOf({ from, until }) > longestPeriod ? `At most ${longestPeriod} days.` : null
}

/** How many days a period has. */
export function lengthOf({ from, until }: Period): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days + 1
}

/** As many days right before, to compare with. */
export function periodBefore(period: Period): Period {
  const until = addDays(period.from, -1)
  return { from: addDays(until, 1 - lengthOf(period)), until }
}

/** All days of a period, in order. */
export function daysOfPeriod({ from, until }: Period): CivilDate[] {
  const days: CivilDate[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** From the first instant of a period until just before the first one after it. */
export function spanOfPeriod({ from, until }: Period): { from: number; until: number } {
  return { from: instantOf(from, 0), until: instantOf(addDays(until, 1), 0) }
}

/** How much more it is than before, in whole percent; null where there was nothing to compare with. */
export function changeSince(before: number, now: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null
}
