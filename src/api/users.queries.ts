import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { UserFilter } from '#commerce/customers/user-summary.ts'
import { firstPage } from '#platform/first-page.ts'
import { customerQueries } from './profile.queries.ts'
import { getUser, listOrdersOfUser, listUsers } from './users.ts'

/** Under the prefix of users, so that sign-out removes them. */
export const userQueries = {
  all: () => [...customerQueries.root, 'staff'] as const,
  list: (filter: UserFilter) =>
    infiniteQueryOptions({
      queryKey: [...userQueries.all(), 'list', filter],
      queryFn: ({ pageParam }) =>
        listUsers({ data: { ...filter, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
    }),
  detail: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'detail', userId],
      queryFn: () => getUser({ data: { userId } }),
    }),
  orders: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...userQueries.all(), 'orders', userId],
      queryFn: ({ pageParam }) =>
        listOrdersOfUser({ data: { userId, after: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.after,
    }),
}
