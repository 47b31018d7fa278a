import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getInsights } from './insights.functions.ts'
import type { PeriodFilter } from './period.ts'

export const insightsQueries = {
  of: (wish: PeriodFilter) =>
    queryOptions({
      queryKey: ['insights', wish],
      queryFn: () => getInsights({ data: wish }),
      // Sums of weeks do not change while one looks at them.
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    }),
}
