import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffReviewQueries } from '#api/staff-reviews.ts'
import { reviewsText as text } from './reviews.messages.ts'

/** Leads to the reviews of a product or an order, if it has any. */
export function ReviewsLink({ of }: { of: { product: string } | { order: string } }) {
  const { data: count = 0 } = useQuery(staffReviewQueries.count(of))
  if (count === 0) return null
  return (
    <Link to="/dashboard/reviews" search={of} className="link">
      {text('count', { count })}
    </Link>
  )
}
