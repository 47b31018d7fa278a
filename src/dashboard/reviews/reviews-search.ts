import type { Rating } from '#commerce/reviews/review.ts'
import type { ReviewFilter } from '#commerce/reviews/review-listing.ts'
import { searchTermIn } from '../lists/read-search.ts'

/** The search parameters of the list of reviews. */
export interface ReviewsSearch {
  show?: ReviewFilter | undefined
  rating?: Rating | undefined
  product?: string | undefined
  order?: string | undefined
}

const stars: readonly Rating[] = [5, 4, 3, 2, 1]

// Without the constants of the domain: this is part of the routes, which every visitor of the storefront loads.
export function readReviewsSearch({
  show,
  rating,
  product,
  order,
}: Record<string, unknown>): ReviewsSearch {
  return {
    show: show === 'unanswered' || show === 'hidden' ? show : undefined,
    rating: stars.find((one) => one === rating),
    product: searchTermIn(product),
    order: searchTermIn(order),
  }
}
