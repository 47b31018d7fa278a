export const reviewLimits = {
  photos: 4,
  textLength: 2000,
  answerLength: 1000,
  /** Days after the delivery in which a line can be reviewed. */
  writeDays: 90,
  /** Days after the review in which its author can edit it. Deleting is always possible. */
  editDays: 14,
  /** Days after the delivery when the customer is invited. */
  inviteDays: 3,
} as const

export const ratings = [5, 4, 3, 2, 1] as const
export type Rating = (typeof ratings)[number]

/** The only reasons for which the shop hides a review. They are public. */
export const hiddenReasons = ['insult', 'personal-data', 'off-topic', 'unlawful'] as const
export type HiddenReason = (typeof hiddenReasons)[number]

/** The stars of a product. Hidden reviews count, so hiding one cannot raise the average. */
export interface ReviewSummary {
  /** At least one. */
  count: number
  /** The mean, rounded to one decimal. */
  average: number
  /** The number of reviews by rating. */
  counts: Readonly<Record<Rating, number>>
  /** The number of hidden reviews by reason. */
  hidden: Readonly<Record<HiddenReason, number>>
}

/** A review as visitors read it. */
export interface PublicReview {
  id: string
  rating: Rating
  /** May be empty. */
  text: string
  /** Empty for a customer who wants to stay unnamed. */
  name: string
  /** Epoch milliseconds. */
  createdAt: number
  isEdited: boolean
  /** Addresses of the photographs. */
  photos: string[]
  /** The address of the shop's photograph of the delivered bouquet; null unless author and shop show it. */
  bouquet: string | null
  answer: { text: string; at: number } | null
}

/** A page of reviews, newest first; `nextCursor` is null at the end. */
export interface ReviewPage {
  reviews: PublicReview[]
  nextCursor: string | null
}

/** A review as its author sees it. */
export interface OwnReview extends PublicReview {
  updatedAt: number
  agreesToPhoto: boolean
  hiddenReason: HiddenReason | null
  mayEdit: boolean
}

/** A line of a delivered order with its review. */
export interface ReviewableLine {
  position: number
  name: string
  image: string | null
  /** Null until the customer has written one. */
  review: OwnReview | null
}

/** The lines of a delivered order for its owner. */
export interface OrderReviews {
  /** Whether lines without a review can still get one. */
  mayWrite: boolean
  /** Whether the shop has photographed the bouquet. */
  hasBouquetPhoto: boolean
  /** The name that a review can be published with; empty if the order has none. */
  displayName: string
  lines: ReviewableLine[]
}

/** The input of the author. */
export interface ReviewDraft {
  rating: Rating
  text: string
  /** Positions of photographs to keep, and addresses of new ones. */
  keptPhotos: readonly number[]
  images: readonly string[]
  showName: boolean
  agreesToPhoto: boolean
}

/** The address of a photograph. The route behind it checks who asks. */
export function reviewPhotoAddress(reviewId: string, photo: number | 'bouquet'): string {
  return `/api/reviews/${reviewId}/${photo}`
}
