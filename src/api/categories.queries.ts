import { queryOptions } from '@tanstack/react-query'
import { listStaffCategories } from './categories.ts'

export const staffCategoryQueries = {
  /** Prefix of every cached query of categories, the storefront's included. */
  root: ['categories'] as const,
  all: () =>
    queryOptions({
      queryKey: [...staffCategoryQueries.root, 'staff'],
      queryFn: () => listStaffCategories(),
      staleTime: 10_000,
    }),
}
