import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PeriodFilter } from '#commerce/insights/period.ts'
import { getInsights } from './insights.ts'

export const insightsQueries = {
  of: (period: PeriodFilter) =>
    queryOptions({
      queryKey: ['insights', period],
      queryFn: () => getInsights({ data: period }),
      // Sums over days or weeks hardly change within a minute, and reading them is costly.
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
}
