import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { listText } from './lists.messages.ts'
import { PreviousData } from './previous-data.tsx'

interface PagedListProps {
  query: Pick<
    UseInfiniteQueryResult,
    | 'isError'
    | 'isSuccess'
    | 'isPlaceholderData'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'refetch'
    | 'fetchNextPage'
  >
  isEmpty: boolean
  /** Shown instead of an empty list. */
  empty: ReactNode
  more?: string
  children: ReactNode
}

export function PagedList({
  query,
  isEmpty,
  empty,
  more = listText('loadMore'),
  children,
}: PagedListProps) {
  return (
    <>
      {query.isError && isEmpty && <FetchFailed onRetry={() => void query.refetch()} />}
      {query.isSuccess && isEmpty && (query.isPlaceholderData ? <Spinner /> : empty)}
      {!isEmpty && <PreviousData isLoading={query.isPlaceholderData}>{children}</PreviousData>}
      {query.hasNextPage && !query.isPlaceholderData && (
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
