import { useQuery } from '@tanstack/react-query'
import { categoryQueries } from '#api/catalogue.queries.ts'
import { minimumDisplayMs, useMinimumDisplay } from './minimum-display.ts'

/** The categories of the shop. A loading state shows for at least 700 ms. */
export function useCategories() {
  const { data, isPending, isError, refetch } = useQuery(categoryQueries.all())
  const isLoading = useMinimumDisplay(isPending, minimumDisplayMs)
  return { categories: isLoading ? undefined : data, isLoading, isError, refetch }
}
