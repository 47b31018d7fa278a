import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import type { OrderFilter, OrderListing } from '#commerce/orders/staff/order-listing.ts'
import { firstPage } from '#platform/first-page.ts'
import { listCancellations } from './cancellations.ts'
import {
  countNewOrders,
  countOrders,
  getBoard,
  getFilterChoices,
  getMakeList,
  getPrintRun,
  getRoute,
  getStaffOrder,
  listOrders,
} from './staff-orders.ts'

type Listing = Omit<OrderListing, 'after'>

/** The route to show: without a date (of Cairo) that of today, without a slot's id that of the whole day. */
export interface RouteSearch {
  date?: string | undefined
  slot?: string | undefined
}

export const staffOrderQueries = {
  /** Prefix of every cached query that a change of an order invalidates. */
  all: () => ['orders', 'staff'] as const,
  detail: (id: string) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'detail', id],
      queryFn: () => getStaffOrder({ data: { id } }),
    }),
  list: (listing: Listing) =>
    infiniteQueryOptions({
      queryKey: [...staffOrderQueries.all(), 'list', listing],
      queryFn: ({ pageParam }) =>
        listOrders({ data: { ...listing, after: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.after,
      placeholderData: keepPreviousData,
    }),
  /** Counts every status, so the status of the listing is not part of the key. */
  counts: ({ status: _status, ...others }: Listing) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'counts', others],
      queryFn: () => countOrders({ data: others satisfies OrderFilter }),
      placeholderData: keepPreviousData,
    }),
  newOrders: (since: number) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'new', since],
      queryFn: () => countNewOrders({ data: { since } }),
    }),
  board: (date: CivilDate | undefined) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'board', date ?? null],
      queryFn: () => getBoard({ data: { date } }),
    }),
  /** The contents of a print run of these orders. */
  printRun: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'print-run', ids],
      queryFn: () => getPrintRun({ data: { ids: [...ids] } }),
      placeholderData: keepPreviousData,
    }),
  /** For staff who may refund. */
  cancellations: () =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'cancellations'],
      queryFn: () => listCancellations(),
    }),
  route: (search: RouteSearch) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'route', search.date ?? null, search.slot ?? null],
      queryFn: () => getRoute({ data: search }),
      placeholderData: keepPreviousData,
    }),
  makeList: (search: RouteSearch) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'make-list', search.date ?? null, search.slot ?? null],
      queryFn: () => getMakeList({ data: search }),
      placeholderData: keepPreviousData,
    }),
  /** Under the prefix of delivery: a change of zones or slots invalidates them. */
  filterChoices: () =>
    queryOptions({
      queryKey: ['delivery', 'filter-choices'],
      queryFn: () => getFilterChoices(),
      staleTime: 60_000,
    }),
}
