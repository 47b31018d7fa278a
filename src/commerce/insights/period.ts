import { Temporal } from 'temporal-polyfill'
import type { Problem } from '#i18n/problem.ts'
import { addDays, type CivilDate, instantOf, isCivilDate } from '../delivery/cairo-time.ts'
import type { PeriodLength } from './period-length.ts'

/** A range of days in Cairo, inclusive. */
export interface Period {
  from: CivilDate
  until: CivilDate
}

/** Longest custom range in days. */
export const longestPeriod = 366

/** A requested period: a preset or a custom range. */
export type PeriodFilter = { days: PeriodLength } | Period

/** The last days, including today. */
export function lastDays(days: number, today: CivilDate): Period {
  return { from: addDays(today, 1 - days), until: today }
}

export type PeriodProblem =
  | Problem<'incomplete' | 'reversed' | 'future'>
  | Problem<'too-long', 'days'>

/** Why a custom range is invalid; null if it is valid. */
export function periodProblem({ from, until }: Period, today: CivilDate): PeriodProblem | null {
  if (!isCivilDate(from) || !isCivilDate(until)) return { code: 'incomplete' }
  if (until < from) return { code: 'reversed' }
  if (until > today) return { code: 'future' }
  return lengthInDays({ from, until }) > longestPeriod
    ? { code: 'too-long', days: longestPeriod }
    : null
}

/** Number of days of a period. */
export function lengthInDays({ from, until }: Period): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days + 1
}

/** The period of the same length before it. */
export function periodBefore(period: Period): Period {
  const until = addDays(period.from, -1)
  return { from: addDays(until, 1 - lengthInDays(period)), until }
}

/** Instants of a period; the end is exclusive. */
export function spanOfPeriod({ from, until }: Period): { from: number; until: number } {
  return { from: instantOf(from, 0), until: instantOf(addDays(until, 1), 0) }
}

/** Change in whole percent; null if the previous value is 0. */
export function changeSince(before: number, now: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null
}
