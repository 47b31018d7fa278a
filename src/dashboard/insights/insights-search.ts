import type { PeriodFilter, PeriodLength } from '#commerce/insights/period.ts'

/** What stands in the address of the insights: a number of last days, or a range. */
export interface InsightsSearch {
  days?: PeriodLength | undefined
  from?: string | undefined
  until?: string | undefined
}

const offered: readonly PeriodLength[] = [7, 28, 90]

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readInsightsSearch(search: Record<string, unknown>): InsightsSearch {
  const { from, until } = search
  const isRange = typeof from === 'string' && typeof until === 'string'
  return {
    days: offered.find((length) => length === Number(search.days)),
    from: isRange ? from.slice(0, 10) : undefined,
    until: isRange ? until.slice(0, 10) : undefined,
  }
}

/** The period that the address means: a range goes before a number of days, and 28 days are usual. */
export function wishOf({ days, from, until }: InsightsSearch): PeriodFilter {
  if (from !== undefined && until !== undefined) return { from, until }
  return { days: days ?? 28 }
}
