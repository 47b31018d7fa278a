import { useEffect } from 'react'

const fullPage = 30
const looksByItself = 5

interface LookedThrough {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => unknown
}

/**
 * A page of a search that looked through enough without finding enough is followed by some more without being asked.
 * Whether it still looks on.
 */
export function useLookingOn(query: LookedThrough, shown: number): boolean {
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  const looks = data?.pages.length ?? 0
  const looksOn = hasNextPage && shown < fullPage && looks < looksByItself
  useEffect(() => {
    if (looksOn && !isFetching) void fetchNextPage()
  }, [looksOn, isFetching, fetchNextPage])
  return looksOn
}

/** What the way on is called: where little was found, it leads further back. */
export function wayOn(lastPage: readonly unknown[] | undefined): string {
  return lastPage && lastPage.length < fullPage ? 'Look further back' : 'Show more'
}
