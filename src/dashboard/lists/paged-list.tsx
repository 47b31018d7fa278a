import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { listText } from './lists.messages.ts'

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
      {!isEmpty && (
        <div
          aria-busy={query.isPlaceholderData}
          // The rows of the previous filter are not for bulk actions.
          inert={query.isPlaceholderData}
          className="transition-opacity aria-busy:opacity-60"
        >
          {children}
        </div>
      )}
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
