import { useInfiniteQuery } from '@tanstack/react-query'
import { reviewQueries } from '#api/reviews.ts'
import { mainImage } from '#commerce/catalogue/main-image.ts'
import type { ProductDetail } from '#commerce/catalogue/product.ts'
import { hiddenReasonText } from '#commerce/reviews/hidden-reason.messages.ts'
import { hiddenReasons, type ReviewSummary, ratings } from '#commerce/reviews/review.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { shownDigits } from '#i18n/shown-digits.ts'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { productReviewsText as text } from './product-reviews.messages.ts'
import { ReviewItem } from './review-item.tsx'
import { Stars } from './stars.tsx'

interface ProductReviewsProps {
  product: ProductDetail
  summary: ReviewSummary
}

/** The reviews of a product: average, distribution, and the public ones, newest first. */
export function ProductReviews({ product, summary }: ProductReviewsProps) {
  const list = useInfiniteQuery(reviewQueries.ofProduct(product.id))
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? []
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <Summary summary={summary} />
      <div>
        {list.isPending && <Skeleton className="h-60" />}
        {list.isError && reviews.length === 0 && (
          <FetchFailed onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && reviews.length === 0 && (
          <p className="text-ink-soft">{text('allHidden')}</p>
        )}
        <ol className="grid">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} studio={mainImage(product)} />
          ))}
        </ol>
        {list.hasNextPage && (
          <Button
            variant="quiet"
            className="mt-6"
            pending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text('more')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Summary({ summary }: { summary: ReviewSummary }) {
  const { average, count, counts, hidden } = summary
  return (
    <div className="self-start lg:sticky lg:top-8">
      <h2 className="font-display text-xl">{text('title')}</h2>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={average} className="size-5" />
        <span>{text('summary', { average: shownDigits(average.toFixed(1)), count })}</span>
      </p>
      <ul className="mt-5 grid max-w-72 gap-1.5">
        {ratings.map((rating) => (
          <li
            key={rating}
            className="grid grid-cols-[1rem_1fr_2rem] items-center gap-2 text-xs text-ink-soft tabular-nums"
          >
            <span className="sr-only">{text('ofRating', { rating, count: counts[rating] })}</span>
            <span aria-hidden="true">{groupDigits(rating)}</span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-linen">
              <span
                className="block h-full bg-moss forced-colors:bg-[CanvasText]"
                style={{ inlineSize: `${(100 * counts[rating]) / count}%` }}
              />
            </span>
            <span aria-hidden="true">{groupDigits(counts[rating])}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[40ch] text-xs text-ink-soft">{text('verified')}</p>
      {hiddenReasons.map((reason) =>
        hidden[reason] === 0 ? null : (
          <p key={reason} className="mt-2 max-w-[40ch] text-xs text-ink-soft">
            {text('hidden', { count: hidden[reason], reason: hiddenReasonText(reason) })}
          </p>
        ),
      )}
    </div>
  )
}
