import { queryOptions } from '@tanstack/react-query'
import { staffOrderQueries } from './order.queries.ts'
import { getRoute } from './route.functions.ts'

/** Which route is looked at: today’s without a date (of Cairo), that of the whole day without a slot’s id. */
export interface RouteSearch {
  date?: string | undefined
  slot?: string | undefined
}

export const routeQueries = {
  /** Under the orders of staff, so that whatever moves one of them has it looked at again. */
  day: (search: RouteSearch) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'route', search.date ?? null, search.slot ?? null],
      queryFn: () => getRoute({ data: search }),
    }),
}
