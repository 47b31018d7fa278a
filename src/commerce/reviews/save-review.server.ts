import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { currentLocale } from '#i18n/locale.ts'
import { findDeliveredAt } from '../claims/claim-store.server.ts'
import { lockUnerased, type WhichOrder } from '../orders/change-order.server.ts'
import { isLineRefunded } from '../orders/line-refund.ts'
import type { Order } from '../orders/order.ts'
import { recordConsent } from '../personal-data/consent-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { type ReviewDraft, reviewLimits } from './review.ts'
import { changeReviews } from './review-change.server.ts'
import { attachReviewPhotos } from './review-photos.server.ts'
import { displayNameOf, mayEditReview, mayWriteReview } from './review-rules.ts'
import {
  findWholeId,
  insertReview,
  listReviewsOfOrder,
  type StoredReview,
  updateReview,
} from './review-store.server.ts'

export type SavedReview =
  | Accepted
  | Refusal<'order-not-found' | 'not-delivered' | 'line-not-found'>
  | Refusal<'too-late' | 'changed-elsewhere' | 'picture-not-found' | 'too-many-photos'>

/** A new review of a line, or an edit of it. */
export interface ReviewRequest {
  /** The line of the order. */
  position: number
  draft: ReviewDraft
  /** `updatedAt` of the review that the author edits; null for a new one. */
  seen: number | null
}

/**
 * The owner of a delivered order reviews one of its lines, or edits the review. The lock of the order lets one of two
 * first reviews pass; the second of two equal requests gets the result of the first.
 */
export function saveReview(
  shop: Pick<ShopContext, 'db' | 'now'>,
  which: WhichOrder,
  request: ReviewRequest,
): Promise<SavedReview> {
  return changeReviews(shop.db, async (tx): Promise<SavedReview> => {
    const order = await lockUnerased(tx, which)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const at = shop.now()
    const deliveredAt = await deliveryOf(tx, order)
    if (deliveredAt === null) return { ok: false, refusal: 'not-delivered' }
    const reviews = await listReviewsOfOrder(tx, order.id)
    const before = reviews.find(({ position }) => position === request.position)
    if (before) return edit(tx, { order, before, request, at })
    if (request.seen !== null) return { ok: false, refusal: 'changed-elsewhere' }
    if (!mayWriteReview(deliveredAt, at)) return { ok: false, refusal: 'too-late' }
    return write(tx, { order, request, at })
  })
}

/** When the order was delivered; null unless it is. */
export async function deliveryOf(
  db: Parameters<typeof findDeliveredAt>[0],
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<number | null> {
  return status === 'delivered' ? findDeliveredAt(db, id) : null
}

interface Saving {
  order: Order
  request: ReviewRequest
  at: number
}

async function write(tx: Transaction, { order, request, at }: Saving): Promise<SavedReview> {
  const { position, draft } = request
  const line = order.lines[position]
  if (!line || isLineRefunded(line)) return { ok: false, refusal: 'line-not-found' }
  const displayed = fieldsOf(order, draft)
  const review = { id: newDocumentId(), orderId: order.id, images: [] }
  await insertReview(tx, {
    ...{
      id: review.id,
      orderId: order.id,
      position,
      productId: await findWholeId(tx, line.productId),
    },
    ...displayed,
    photoShown: 0,
    ...{ createdAt: at, updatedAt: at },
    ...{ hiddenReason: null, hiddenBy: null, hiddenAt: null },
    ...{ answer: null, answeredBy: null, answeredAt: null },
  })
  return photograph(tx, { ...review, name: displayed.name }, draft, at)
}

async function edit(
  tx: Transaction,
  { order, before, request, at }: Saving & { before: StoredReview },
): Promise<SavedReview> {
  const { draft, seen } = request
  const fields = fieldsOf(order, draft)
  if (seen !== before.updatedAt) {
    const images = imagesOf(before, draft)
    const isRepeated =
      before.rating === fields.rating &&
      before.text === fields.text &&
      before.name === fields.name &&
      before.photoAgreed === fields.photoAgreed &&
      before.images.join() === images.join()
    return isRepeated ? { ok: true } : { ok: false, refusal: 'changed-elsewhere' }
  }
  if (!mayEditReview(before, at)) return { ok: false, refusal: 'too-late' }
  const updatedAt = Math.max(at, before.updatedAt + 1)
  await updateReview(tx, before.id, { ...fields, updatedAt })
  return photograph(tx, { ...before, name: fields.name }, draft, at)
}

async function photograph(
  tx: Transaction,
  review: Pick<StoredReview, 'id' | 'orderId' | 'images' | 'name'>,
  draft: ReviewDraft,
  at: number,
): Promise<SavedReview> {
  const subject = `review:${review.id}` as const
  const consent = { subject, orderId: review.orderId, emailHash: null, at }
  await recordConsent(tx, { ...consent, kind: 'review-photo', isGiven: draft.agreesToPhoto })
  await recordConsent(tx, { ...consent, kind: 'review-name', isGiven: review.name !== '' })
  const images = imagesOf(review, draft)
  if (images.length > reviewLimits.photos) return { ok: false, refusal: 'too-many-photos' }
  const isAttached = await attachReviewPhotos(tx, { review, images, at })
  return isAttached ? { ok: true } : { ok: false, refusal: 'picture-not-found' }
}

/** The kept photographs, then the new ones. */
function imagesOf({ images }: Pick<StoredReview, 'images'>, draft: ReviewDraft): string[] {
  const kept = images.filter((_, position) => draft.keptPhotos.includes(position))
  return [...kept, ...draft.images.filter((image) => !kept.includes(image))]
}

function fieldsOf(order: Order, { rating, text, showName, agreesToPhoto }: ReviewDraft) {
  return {
    ...{ rating, text, locale: currentLocale() },
    name: showName ? displayNameOf(order.contact.name) : '',
    photoAgreed: agreesToPhoto ? (1 as const) : (0 as const),
  }
}
