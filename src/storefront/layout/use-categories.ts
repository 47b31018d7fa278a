import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { categoryQueries } from '#api/catalogue.queries.ts'

/** How long the loading state of the categories shows at least (fixed by the specification). */
export const minimumDisplayMs = 700

/** The categories of the shop. A loading state shows for at least 700 ms. */
export function useCategories() {
  const { data, isPending, isError, refetch } = useQuery(categoryQueries.all())
  const isLoading = useMinimumDisplay(isPending, minimumDisplayMs)
  return { categories: isLoading ? undefined : data, isLoading, isError, refetch }
}

/** True while `loading` is, and for at least `minimumMs` after it began: a loading state must not flicker. */
function useMinimumDisplay(loading: boolean, minimumMs: number): boolean {
  const [isShown, setIsShown] = useState(loading)
  const since = useRef(0)
  useEffect(() => {
    if (loading) {
      since.current = Date.now()
      setIsShown(true)
      return
    }
    const timer = setTimeout(
      () => setIsShown(false),
      remainingDisplayMs(since.current, Date.now(), minimumMs),
    )
    return () => clearTimeout(timer)
  }, [loading, minimumMs])
  return loading || isShown
}

export function remainingDisplayMs(since: number, now: number, minimumMs: number): number {
  return Math.max(since + minimumMs - now, 0)
}
