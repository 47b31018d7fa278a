import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listStaffCategories } from './staff-categories.functions.ts'
import type { StaffListing } from './staff-product.ts'
import { getStaffProduct, listStaffProducts } from './staff-products.functions.ts'

const staleTime = 10_000

export const staffProductQueries = {
  /** Everything that is cached about products: the keys of catalogue.queries.ts begin with it too. */
  root: ['products'] as const,
  all: () => [...staffProductQueries.root, 'staff'] as const,
  /** Newest first, a page of thirty after the other. */
  list: (filter: Omit<StaffListing, 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [...staffProductQueries.all(), 'list', filter],
      queryFn: ({ pageParam }) =>
        listStaffProducts({ data: { ...filter, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      staleTime,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...staffProductQueries.all(), 'detail', id],
      queryFn: () => getStaffProduct({ data: { id } }),
      staleTime,
    }),
}

export const staffCategoryQueries = {
  /** Everything that is cached about categories: the key of catalogue.queries.ts begins with it too. */
  root: ['categories'] as const,
  all: () =>
    queryOptions({
      queryKey: [...staffCategoryQueries.root, 'staff'],
      queryFn: () => listStaffCategories(),
      staleTime,
    }),
}

function firstPage(): string | null {
  return null
}
