import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { staffOrderQueries } from '../order.queries.ts'
import type { OrderFilter, OrderListing } from '../staff/order-listing.ts'
import {
  countArrivals,
  countOrders,
  getBoard,
  getFilterChoices,
  listOrders,
} from './workshop.functions.ts'

type Asked = Omit<OrderListing, 'after'>

export const workshopQueries = {
  list: (asked: Asked) =>
    infiniteQueryOptions({
      queryKey: [...staffOrderQueries.all(), 'list', asked],
      queryFn: ({ pageParam }) => listOrders({ data: { ...asked, after: pageParam ?? undefined } }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.after,
    }),
  /** The status itself does not matter: it is counted in all of them. */
  counts: ({ status: _status, ...others }: Asked) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'counts', others],
      queryFn: () => countOrders({ data: others satisfies OrderFilter }),
      placeholderData: keepPreviousData,
    }),
  arrivals: (since: number) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'arrivals', since],
      queryFn: () => countArrivals({ data: { since } }),
    }),
  board: (date: CivilDate | undefined) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'board', date ?? null],
      queryFn: () => getBoard({ data: { date } }),
    }),
  choices: () =>
    queryOptions({
      queryKey: ['delivery', 'filter-choices'],
      queryFn: () => getFilterChoices(),
      staleTime: 60_000,
    }),
}

function firstPage(): string | null {
  return null
}
