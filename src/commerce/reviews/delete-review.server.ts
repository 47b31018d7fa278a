import { lockAndFindOrder, type WhichOrder } from '../orders/change-order.server.ts'
import { withdrawConsentsOfReview } from '../personal-data/consent-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { changeReviews } from './review-change.server.ts'
import { attachReviewPhotos } from './review-photos.server.ts'
import { deleteReviewRow, listReviewsOfOrder } from './review-store.server.ts'

export type DeletedReview = Accepted | Refusal<'order-not-found'>

/** The author deletes a review with its photographs, at any time. Idempotent. The shop has no such use case. */
export function deleteReview(
  shop: Pick<ShopContext, 'db' | 'now'>,
  which: WhichOrder,
  position: number,
): Promise<DeletedReview> {
  return changeReviews(shop.db, async (tx): Promise<DeletedReview> => {
    const order = await lockAndFindOrder(tx, which)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const reviews = await listReviewsOfOrder(tx, order.id)
    const review = reviews.find((one) => one.position === position)
    if (!review) return { ok: true }
    const at = shop.now()
    await attachReviewPhotos(tx, { review, images: [], at })
    await withdrawConsentsOfReview(tx, review.id, at)
    await deleteReviewRow(tx, review.id)
    return { ok: true }
  })
}
