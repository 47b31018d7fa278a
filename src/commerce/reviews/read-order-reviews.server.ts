import { localizedName } from '#i18n/localized.ts'
import type { WhichOrder } from '../orders/change-order.server.ts'
import { isLineRefunded } from '../orders/line-refund.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { findPhoto } from '../orders/staff/order-photo-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import type { OrderReviews, OwnReview } from './review.ts'
import { displayNameOf, mayEditReview, mayWriteReview, toHiddenReason } from './review-rules.ts'
import { listReviewsOfOrder, type StoredReview, toPublicReview } from './review-store.server.ts'
import { deliveryOf } from './save-review.server.ts'

/**
 * The lines of an order with their reviews, for its owner; null for others, until the order is delivered, and after its
 * erasure if it has none.
 */
export async function readOrderReviews(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { orderId, userId }: WhichOrder,
): Promise<OrderReviews | null> {
  const order = await findOrder(db, orderId)
  if (!order || (userId !== undefined && order.userId !== userId)) return null
  const deliveredAt = await deliveryOf(db, order)
  if (deliveredAt === null) return null
  const reviews = await listReviewsOfOrder(db, orderId)
  const at = now()
  const isErased = order.erasedAt !== undefined
  // The author of an erased order may still delete a review.
  const mayEdit = (review: StoredReview) => !isErased && mayEditReview(review, at)
  if (isErased && reviews.length === 0) return null
  return {
    mayWrite: !isErased && mayWriteReview(deliveredAt, at),
    hasBouquetPhoto: (await findPhoto(db, orderId, 'bouquet')) !== null,
    displayName: displayNameOf(order.contact.name),
    lines: order.lines.flatMap((line, position) => {
      if (isLineRefunded(line)) return []
      const review = reviews.find((one) => one.position === position)
      const { image } = line
      const name = localizedName(line)
      return [
        { position, name, image, review: review ? toOwnReview(review, mayEdit(review)) : null },
      ]
    }),
  }
}

function toOwnReview(review: StoredReview, mayEdit: boolean): OwnReview {
  return {
    ...toPublicReview(review),
    updatedAt: review.updatedAt,
    agreesToPhoto: review.photoAgreed === 1,
    hiddenReason: toHiddenReason(review.hiddenReason),
    mayEdit,
  }
}
