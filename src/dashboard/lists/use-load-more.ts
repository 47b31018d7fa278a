import { useEffect } from 'react'
import { listText } from './lists.messages.ts'

const fullPage = 30
const maxAutomaticPages = 5

interface ScanQuery {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => unknown
}

/**
 * Loads further pages of a bounded scan by itself, up to a limit, while it has found less than a full page. Returns
 * whether it is still loading.
 */
export function useLoadMore(query: ScanQuery, shown: number): boolean {
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  const scans = data?.pages.length ?? 0
  const loadsMore = hasNextPage && shown < fullPage && scans < maxAutomaticPages
  useEffect(() => {
    if (loadsMore && !isFetching) void fetchNextPage()
  }, [loadsMore, isFetching, fetchNextPage])
  return loadsMore
}

/** Label of the load button: a scan that found little searches older rows. */
export function loadMoreLabel(lastPage: readonly unknown[] | undefined): string {
  return listText(lastPage && lastPage.length < fullPage ? 'searchOlder' : 'loadMore')
}
