import type { Rating } from '#commerce/reviews/review.ts'
import type { ReviewFilter } from '#commerce/reviews/review-listing.ts'

/** The search parameters of the list of reviews. */
export interface ReviewsSearch {
  show?: ReviewFilter | undefined
  rating?: Rating | undefined
  product?: string | undefined
  order?: string | undefined
}

const filters: readonly ReviewFilter[] = ['unanswered', 'hidden']
const stars: readonly Rating[] = [5, 4, 3, 2, 1]

// Without the constants of the domain: this is part of the routes, which every visitor of the storefront loads.
export function readReviewsSearch({
  show,
  rating,
  product,
  order,
}: Record<string, unknown>): ReviewsSearch {
  return {
    show: filters.find((filter) => filter === show),
    rating: stars.find((one) => one === rating),
    product: typeof product === 'string' ? product : undefined,
    order: typeof order === 'string' ? order : undefined,
  }
}
