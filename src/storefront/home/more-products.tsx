import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { buttonStyle } from '#ui/button-style.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { SpinnerRing } from '#ui/spinner.tsx'
import { listingText } from './listing.messages.ts'
import type { ListingSearch } from './listing-search.ts'

// Early enough that the end of the list is rarely visible.
const aheadOfView = '900px'

interface MoreProductsProps {
  search: ListingSearch & { q?: string | undefined }
  list: {
    data: { pages: ReadonlyArray<{ nextCursor: string | null }> } | undefined
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
}

/** Loads the next page on scroll or click; without JavaScript, the link leads to it. */
export function MoreProducts({ search, list }: MoreProductsProps) {
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const cursor = list.data?.pages.at(-1)?.nextCursor
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current || !cursor || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      // A busy browser reports several entries at once, the newest last.
      (entries) => entries.at(-1)?.isIntersecting && fetchNextPage(),
      { rootMargin: aheadOfView },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [cursor, fetchNextPage, isFetchingNextPage, isFetchNextPageError])

  function loadInPlace(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    fetchNextPage()
  }

  if (!cursor) return null
  if (isFetchNextPageError) return <FetchFailed onRetry={fetchNextPage} />
  return (
    // A browser that anchors its scroll position here would jump over the products that appear above, and load all pages.
    <div ref={end} className="flex justify-center pt-12 [overflow-anchor:none]">
      {isFetchingNextPage ? (
        <span role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
          <SpinnerRing /> {listingText('loadingMore')}
        </span>
      ) : (
        <Link
          to="."
          search={{ ...search, after: cursor }}
          preload={false}
          onClick={loadInPlace}
          className={buttonStyle({ variant: 'quiet' })}
        >
          {listingText('showMore')}
        </Link>
      )}
    </div>
  )
}
