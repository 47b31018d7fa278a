import type { PeriodFilter, PeriodLength } from '#commerce/insights/period.ts'

/** Search parameters of the insights: a preset length or a custom range. */
export interface InsightsSearch {
  days?: PeriodLength | undefined
  from?: string | undefined
  until?: string | undefined
}

const offered: readonly PeriodLength[] = [7, 28, 90]

/** Parsed by hand, because this code is part of the first view of every shopper. */
export function readInsightsSearch(search: Record<string, unknown>): InsightsSearch {
  const { from, until } = search
  const isRange = typeof from === 'string' && typeof until === 'string'
  return {
    days: offered.find((length) => length === Number(search.days)),
    from: isRange ? from.slice(0, 10) : undefined,
    until: isRange ? until.slice(0, 10) : undefined,
  }
}

/** The requested period: a custom range takes precedence over a preset; the default is 28 days. */
export function periodOf({ days, from, until }: InsightsSearch): PeriodFilter {
  if (from !== undefined && until !== undefined) return { from, until }
  return { days: days ?? 28 }
}
