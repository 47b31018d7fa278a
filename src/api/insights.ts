import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { PeriodFilter } from '#commerce/insights/period.ts'
import { periodLengths } from '#commerce/insights/period-length.ts'
import { readInsights } from '#commerce/insights/read-insights.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const date = z.string().max(10)
const period = z.union([
  z.object({ days: z.literal(periodLengths) }),
  z.object({ from: date, until: date }),
])

const getInsights = createServerFn({ method: 'GET' })
  .middleware([staff('insights.read')])
  .validator((input: z.input<typeof period>) => period.parse(input))
  .handler(({ data }) => readInsights(shop, data))

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
