import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'

interface PagedListProps {
  query: Pick<
    UseInfiniteQueryResult,
    'isError' | 'isSuccess' | 'hasNextPage' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
  >
  isEmpty: boolean
  /** Shown instead of an empty list. */
  empty: ReactNode
  more?: string
  children: ReactNode
}

export function PagedList({ query, isEmpty, empty, more = 'Load more', children }: PagedListProps) {
  return (
    <>
      {query.isError && isEmpty && <FetchFailed onRetry={() => void query.refetch()} />}
      {query.isSuccess && isEmpty && empty}
      {!isEmpty && children}
      {query.hasNextPage && (
        <Button
          variant="quiet"
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
