import type { Flag } from '../flag.ts'

export interface ReviewsTables {
  reviews: ReviewsTable
  reviewPhotos: {
    reviewId: string
    position: number
    image: string
  }
  /** Orders whose customers were invited. Only the hash of the token that ends the invitations is stored. */
  reviewInvitations: {
    orderId: string
    tokenHash: string
    invitedAt: number
    /** When its link ended the invitations of the address; null before. */
    stoppedAt: number | null
  }
  /** Addresses that want no invitations, as hashes with a secret of the shop: a new secret matches none of them. */
  reviewOptOuts: {
    emailHash: string
    at: number
  }
}

/** A review of one line of a delivered order. */
export interface ReviewsTable {
  id: string
  orderId: string
  /** The position of the line in its order. */
  position: number
  productId: string
  /** From 1 to 5. */
  rating: number
  /** May be empty. */
  text: string
  /** The published name; empty for a customer who wants none. */
  name: string
  /** The language of the page on which it was written. */
  locale: string
  /** Whether the author lets the shop show its photograph of the bouquet, and whether the shop does. */
  photoAgreed: Flag
  photoShown: Flag
  createdAt: number
  /** Changes with every edit of the author. */
  updatedAt: number
  /** Null while it is public, with the two below. */
  hiddenReason: string | null
  hiddenBy: string | null
  hiddenAt: number | null
  /** The public answer of the shop; null without one, with the two below. */
  answer: string | null
  answeredBy: string | null
  answeredAt: number | null
}
