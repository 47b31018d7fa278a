import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'

export interface PagedListProps {
  /** The pages as far as they were asked for. */
  query: {
    isError: boolean
    isSuccess: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  isEmpty: boolean
  /** In the place of a list with nothing in it. */
  empty: ReactNode
  more?: string
  children: ReactNode
}

/** A list that comes page after page: what is there of it, or why nothing is, and the way on. */
export function PagedList({ query, isEmpty, empty, more = 'Show more', children }: PagedListProps) {
  return (
    <>
      {query.isError && isEmpty && <FetchFailed onRetry={() => void query.refetch()} />}
      {query.isSuccess && isEmpty && empty}
      {!isEmpty && children}
      {query.hasNextPage && (
        <Button
          look="quiet"
          className="mt-6"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </>
  )
}
