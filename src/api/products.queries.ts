import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StaffListing } from '#commerce/catalogue/editing/staff-product.ts'
import { firstPage } from '#platform/first-page.ts'
import { getStaffProduct, listStaffProducts } from './products.ts'

const staleTime = 10_000

export const staffProductQueries = {
  /** Prefix of every cached query of products, the storefront's included. */
  root: ['products'] as const,
  all: () => [...staffProductQueries.root, 'staff'] as const,
  list: (filter: Omit<StaffListing, 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [...staffProductQueries.all(), 'list', filter],
      queryFn: ({ pageParam }) =>
        listStaffProducts({ data: listingRequest({ ...filter, cursor: pageParam ?? undefined }) }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...staffProductQueries.all(), 'detail', id],
      queryFn: () => getStaffProduct({ data: { id } }),
      staleTime,
    }),
}

/** An instance of the previous version knows the state by its previous name only (decision 24). */
export function listingRequest({ state, ...filter }: StaffListing) {
  return { ...filter, shelf: state }
}
