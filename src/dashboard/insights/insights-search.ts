import type { PeriodFilter } from '#commerce/insights/period.ts'
import { type PeriodLength, periodLengths, usualLength } from '#commerce/insights/period-length.ts'

/** Search parameters of the insights: a preset length or a custom range. */
export interface InsightsSearch {
  days?: PeriodLength | undefined
  from?: string | undefined
  until?: string | undefined
}

/** Parsed by hand, because this code is part of the first view of every shopper. */
export function readInsightsSearch(search: Record<string, unknown>): InsightsSearch {
  const { from, until } = search
  const isRange = typeof from === 'string' && typeof until === 'string'
  return {
    days: periodLengths.find((length) => length === Number(search.days)),
    from: isRange ? from.slice(0, 10) : undefined,
    until: isRange ? until.slice(0, 10) : undefined,
  }
}

/** The requested period: a custom range takes precedence over a preset; the default is the usual length. */
export function periodOf({ days, from, until }: InsightsSearch): PeriodFilter {
  if (from !== undefined && until !== undefined) return { from, until }
  return { days: days ?? usualLength }
}
