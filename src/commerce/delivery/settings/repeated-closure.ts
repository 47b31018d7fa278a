import { z } from 'zod'
import { addDays, type CivilDate, daysOf, weekdayOf } from '../cairo-time.ts'
import { type DraftProblems, dayProblem, specialDayLimits } from './delivery-drafts.ts'
import type { DeliveryProblem } from './delivery-problem.ts'

const day = z.string().max(10)

/** A weekday to close every week. */
export const repeatedClosureDraftSchema = z.object({
  /** ISO weekday; 0 until staff choose one. */
  weekday: z.number(),
  /** Empty: from today. */
  from: day,
  /** Empty: until staff end it. */
  until: day,
  /** Empty: the shop names the weekday. */
  reason: z.string().max(500),
  reasonAr: z.string().max(500),
})
export type RepeatedClosureDraft = z.infer<typeof repeatedClosureDraftSchema>

/** A weekday that is closed every week. Single days of it can be open again. */
export interface RepeatedClosure {
  id: string
  weekday: number
  from: CivilDate
  until: CivilDate | null
  reason: string
  reasonAr: string
}

/** How far ahead a repeated closure closes its days: four times the calendar, so that a nightly job may fail for weeks. */
const closedAhead = 8 * 7

export function closedUntilOn(today: CivilDate): CivilDate {
  return addDays(today, closedAhead - 1)
}

/** The days of a period that a repeated closure closes. */
export function daysToClose(
  { weekday, from, until }: Pick<RepeatedClosure, 'weekday' | 'from' | 'until'>,
  period: { from: CivilDate; until: CivilDate },
): CivilDate[] {
  const first = from > period.from ? from : period.from
  const last = until !== null && until < period.until ? until : period.until
  return daysOf({ from: first, until: last }).filter((date) => weekdayOf(date) === weekday)
}

export function overlaps(
  one: Pick<RepeatedClosure, 'weekday' | 'from' | 'until'>,
  other: Pick<RepeatedClosure, 'weekday' | 'from' | 'until'>,
): boolean {
  if (one.weekday !== other.weekday) return false
  const endsBefore = ({ until }: typeof one, { from }: typeof one) => until !== null && until < from
  return !endsBefore(one, other) && !endsBefore(other, one)
}

export function checkRepeatedClosure(
  { weekday, from, until, reason, reasonAr }: RepeatedClosureDraft,
  today: CivilDate,
): DraftProblems<RepeatedClosureDraft> {
  const problems: DraftProblems<RepeatedClosureDraft> = {}
  const { textLength } = specialDayLimits
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7) {
    problems.weekday = { code: 'weekday-missing' }
  }
  for (const [field, date] of [
    ['from', from],
    ['until', until],
  ] as const) {
    if (date === '') continue
    const problem = dayProblem(date, today)
    if (problem) problems[field] = problem
  }
  if (Object.keys(problems).length === 0 && until !== '') {
    const period = { from: from || today, until }
    if (until < period.from) problems.until = { code: 'days-reversed' }
    else if (daysToClose({ weekday, ...period }, period).length === 0) {
      problems.until = { code: 'weekday-not-between' }
    }
  }
  const tooLong: DeliveryProblem = { code: 'too-long', longest: textLength }
  if (reason.trim().length > textLength) problems.reason = tooLong
  if (reasonAr.trim().length > textLength) problems.reasonAr = tooLong
  return problems
}
