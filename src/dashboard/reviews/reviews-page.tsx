import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { staffReviewQueries } from '#api/staff-reviews.ts'
import { ratings } from '#commerce/reviews/review.ts'
import { reviewFilters } from '#commerce/reviews/review-listing.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { FilterChoice } from '../lists/filter-field.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { ReviewRow } from './review-row.tsx'
import { reviewsText as text } from './reviews.messages.ts'
import type { ReviewsSearch } from './reviews-search.ts'

/** Reviews of customers, newest first: answer, hide, and show the photograph of the bouquet. */
export function ReviewsPage({ search, role }: { search: ReviewsSearch; role: Role }) {
  const query = useInfiniteQuery(staffReviewQueries.list(search))
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? []
  const navigate = useNavigate()
  const { show, rating, product, order } = search
  const isFiltered = [show, rating, product, order].some((one) => one !== undefined)
  const ratingOptions = ratings.map((one) => ({
    id: String(one),
    name: text('stars', { rating: one }),
  }))
  return (
    <>
      <h1 className="font-display text-xl">{text('title')}</h1>
      <p className="mt-1 mb-5 max-w-prose text-xs text-ink-soft">{text('intro')}</p>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <nav aria-label={text('byState')} className="flex flex-wrap gap-2">
          {[undefined, ...reviewFilters].map((state) => (
            <Link
              key={state ?? 'all'}
              to="/dashboard/reviews"
              search={{ ...search, show: state }}
              aria-current={show === state ? 'page' : undefined}
              {...filterChip}
            >
              {text(state ?? 'all')}
            </Link>
          ))}
        </nav>
        <FilterChoice
          label={text('rating')}
          all={text('allRatings')}
          value={rating === undefined ? undefined : String(rating)}
          options={ratingOptions}
          onChoose={(value) => {
            const chosen = ratings.find((one) => String(one) === value)
            void navigate({ to: '/dashboard/reviews', search: { ...search, rating: chosen } })
          }}
        />
      </div>
      {(product !== undefined || order !== undefined) && (
        <p className="mb-5 text-ink-soft">
          {text('of')}{' '}
          <Link to="/dashboard/reviews" search={{}} className="link">
            {text('clear')}
          </Link>
        </p>
      )}
      <PagedList
        query={query}
        isEmpty={reviews.length === 0}
        empty={
          <EmptyState title={text(isFiltered ? 'noneMatch' : 'none')}>
            {isFiltered && (
              <Link to="/dashboard/reviews" search={{}} className="link">
                {text('clear')}
              </Link>
            )}
          </EmptyState>
        }
      >
        <ol className="grid border-t border-line">
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} role={role} />
          ))}
        </ol>
      </PagedList>
    </>
  )
}
