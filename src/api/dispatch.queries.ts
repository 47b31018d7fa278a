import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { getDispatch } from './dispatch.ts'
import { staffOrderQueries } from './staff-orders.queries.ts'

export const dispatchQueries = {
  /** Under the orders of staff, whose changes invalidate it. Without a date, the dispatch of today. */
  day: (date: CivilDate | undefined) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'dispatch', date ?? 'today'],
      queryFn: () => getDispatch({ data: { date } }),
      placeholderData: keepPreviousData,
    }),
}
