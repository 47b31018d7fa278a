import type { Database } from '#database/engine.server.ts'
import { findPhoto } from '../orders/staff/order-photo-store.server.ts'
import { findReview } from './review-store.server.ts'

interface ReviewPhoto {
  orderId: string
  /** The address of the stored picture. */
  image: string
  /** Whether visitors may see it. */
  isPublic: boolean
}

/** A photograph of a review: its position, or `bouquet` for the one that the shop took. */
export async function readReviewPhoto(
  db: Database,
  { reviewId, photo }: { reviewId: string; photo: string },
): Promise<ReviewPhoto | null> {
  const isBouquet = photo === 'bouquet'
  if (!isBouquet && !/^\d{1,2}$/.test(photo)) return null
  const review = await findReview(db, reviewId)
  if (!review) return null
  const { orderId, images, hiddenReason, photoAgreed, photoShown } = review
  if (!isBouquet) {
    const image = images[Number(photo)]
    return image === undefined ? null : { orderId, image, isPublic: hiddenReason === null }
  }
  const image = photoAgreed === 1 ? await findPhoto(db, orderId, 'bouquet') : null
  const isPublic = hiddenReason === null && photoShown === 1
  return image === null ? null : { orderId, image, isPublic }
}
