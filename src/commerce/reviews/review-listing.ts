import type { HiddenReason, PublicReview, Rating } from './review.ts'

export const reviewFilters = ['unanswered', 'hidden'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

/** A page of the reviews for staff, newest first. */
export interface ReviewListing {
  show?: ReviewFilter | undefined
  rating?: Rating | undefined
  product?: string | undefined
  order?: string | undefined
  /** Id of the last review of the previous page. */
  cursor?: string | undefined
}

/** A review as staff see it. */
export interface StaffReview extends PublicReview {
  updatedAt: number
  orderId: string
  /** The number of the order. */
  number: string
  contactName: string
  productId: string
  productName: string
  hiddenReason: HiddenReason | null
  /** Address of the shop's photograph of the bouquet, if its author agreed to show it and the photograph exists. */
  bouquetChoice: string | null
}

/** A page of reviews for staff; `nextCursor` is null at the end. */
export interface StaffReviewPage {
  reviews: StaffReview[]
  nextCursor: string | null
}
