import type { Transaction } from '#database/engine.server.ts'
import { claimUploadSubject } from '../claims/claim-photos.server.ts'
import { attachPhotos } from '../pictures/attach-photos.server.ts'
import { sweepNow } from '../pictures/lock-pictures.server.ts'
import { replacePhotos, type StoredReview } from './review-store.server.ts'

interface ReviewPhotos {
  review: Pick<StoredReview, 'id' | 'orderId' | 'images'>
  images: readonly string[]
  at: number
}

/**
 * Replaces the photographs of a review, and deletes the files of those that it leaves out. Returns false if one was not
 * uploaded for the order.
 */
export async function attachReviewPhotos(
  tx: Transaction,
  { review, images, at }: ReviewPhotos,
): Promise<boolean> {
  const uploadedBy = claimUploadSubject(review.orderId)
  const usedBy = `review:${review.id}` as const
  if (!(await attachPhotos(tx, { uploadedBy, usedBy, images, at }))) return false
  await replacePhotos(tx, review.id, images)
  for (const left of review.images.filter((image) => !images.includes(image))) {
    await sweepNow(tx, left, at)
  }
  return true
}
