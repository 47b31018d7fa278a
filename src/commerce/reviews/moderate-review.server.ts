import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { changeReviews } from './review-change.server.ts'
import { findReview, type StoredReview, updateReview } from './review-store.server.ts'

/** The change of staff to a review. They see it, but never write its text or delete it. */
export interface Moderation {
  reviewId: string
  staffId: string
}

export type NotModerated = Refusal<'review-not-found' | 'changed-elsewhere'>

/** The stored change with its audit entry; null when the review is in the requested state already. */
export interface ModeratedFields {
  action: string
  change: Parameters<typeof updateReview>[2]
  before: Record<string, string | null>
  after: Record<string, string | null>
}

/**
 * Changes a review while its order is locked, as its author does, with the audit entry in the same transaction. `decide`
 * returns a refusal, the change, or null for a repetition.
 */
export function moderateReview(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { reviewId, staffId }: Moderation,
  decide: (review: StoredReview, at: number) => ModeratedFields | NotModerated | null,
): Promise<Accepted | NotModerated> {
  return changeReviews(shop.db, async (tx): Promise<Accepted | NotModerated> => {
    const review = await lockReview(tx, reviewId)
    if (!review) return { ok: false, refusal: 'review-not-found' }
    const at = shop.now()
    const decided = decide(review, at)
    if (decided === null) return { ok: true }
    if ('refusal' in decided) return decided
    const { action, change, before, after } = decided
    await updateReview(tx, reviewId, change)
    await writeAudit(tx, {
      ...{ at, actorId: staffId, action, subject: review.orderId },
      before: { reviewId, ...before },
      after: { reviewId, ...after },
    })
    return { ok: true }
  })
}

/** Locks the order of a review, then reads the review: its author may have changed it meanwhile. */
async function lockReview(tx: Transaction, id: string): Promise<StoredReview | null> {
  const found = await findReview(tx, id)
  if (!found) return null
  await lockOrder(tx, found.orderId)
  return findReview(tx, id)
}
