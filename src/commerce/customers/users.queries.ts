import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { customerQueries } from './customer.queries.ts'
import type { UserFilter } from './user-summary.ts'
import { getUser, listOrdersOfUser, listUsers } from './users.functions.ts'

/** Kept among what is cached about people, so that nothing of it outlives a sign-out. */
export const userQueries = {
  all: () => [...customerQueries.root, 'staff'] as const,
  list: (filter: UserFilter) =>
    infiniteQueryOptions({
      queryKey: [...userQueries.all(), 'list', filter],
      queryFn: ({ pageParam }) =>
        listUsers({ data: { ...filter, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
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
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.after,
    }),
}

function firstPage(): string | null {
  return null
}
