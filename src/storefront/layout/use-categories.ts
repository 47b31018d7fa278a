import { useQuery } from '@tanstack/react-query'
import { categoryQueries } from '#api/catalogue.queries.ts'
import { shownAtLeastMs, useMinimumDisplay } from './minimum-display.ts'

/** The shop's categories. When they have to be waited for, that is shown long enough to be seen. */
export function useCategories() {
  const { data, isPending, isError, refetch } = useQuery(categoryQueries.all())
  const isLoading = useMinimumDisplay(isPending, shownAtLeastMs)
  return { categories: isLoading ? undefined : data, isLoading, isError, refetch }
}
