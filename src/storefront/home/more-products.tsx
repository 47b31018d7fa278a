import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { buttonStyle } from '#ui/button-style.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { SpinnerRing } from '#ui/spinner.tsx'
import type { ListingSearch } from './listing-search.ts'

// Begun early enough that one rarely sees the end of the list.
const aheadOfView = '900px'

export interface MoreProductsProps {
  to: '/' | '/search'
  search: ListingSearch & { q?: string | undefined }
  list: {
    data: { pages: ReadonlyArray<{ nextCursor: string | null }> } | undefined
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
}

/** The next page comes as one scrolls to the end, at a click, or by following the link where no script runs. */
export function MoreProducts({ to, search, list }: MoreProductsProps) {
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const cursor = list.data?.pages.at(-1)?.nextCursor
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current || !cursor || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      // A busy browser tells several at once, the newest last.
      (entries) => entries.at(-1)?.isIntersecting && fetchNextPage(),
      { rootMargin: aheadOfView },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [cursor, fetchNextPage, isFetchingNextPage, isFetchNextPageError])

  function showHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    fetchNextPage()
  }

  if (!cursor) return null
  if (isFetchNextPageError) return <FetchFailed onRetry={fetchNextPage} />
  return (
    <div ref={end} className="flex justify-center pt-12">
      {isFetchingNextPage ? (
        <span role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
          <SpinnerRing /> More flowers are coming
        </span>
      ) : (
        <Link
          to={to}
          search={{ ...search, after: cursor }}
          preload={false}
          onClick={showHere}
          className={buttonStyle({ look: 'quiet' })}
        >
          Show more flowers
        </Link>
      )}
    </div>
  )
}
