import { useEffect } from 'react'

const fullPage = 30
const loadsAutomatically = 5

interface Scanned {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => unknown
}

/**
 * A page of a search that looked through enough without finding enough is followed by some more without being asked.
 * Whether it still looks on.
 */
export function useLoadMore(query: Scanned, shown: number): boolean {
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  const looks = data?.pages.length ?? 0
  const loadsMore = hasNextPage && shown < fullPage && looks < loadsAutomatically
  useEffect(() => {
    if (loadsMore && !isFetching) void fetchNextPage()
  }, [loadsMore, isFetching, fetchNextPage])
  return loadsMore
}

/** What the way on is called: where little was found, it leads further back. */
export function loadMoreLabel(lastPage: readonly unknown[] | undefined): string {
  return lastPage && lastPage.length < fullPage ? 'Look further back' : 'Show more'
}
