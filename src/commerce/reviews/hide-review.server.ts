import type { Accepted } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { type Moderation, moderateReview, type NotModerated } from './moderate-review.server.ts'
import type { HiddenReason } from './review.ts'

interface Hiding extends Moderation {
  reason: HiddenReason
  /** `updatedAt` of the review that the staff member read: an edit of its author since refuses the change. */
  seen: number
}

/** Staff hide text and photographs of a review for a public reason. Its stars still count. */
export function hideReview(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { reason, seen, ...moderation }: Hiding,
): Promise<Accepted | NotModerated> {
  return moderateReview(shop, moderation, (review, at) => {
    if (review.hiddenReason === reason) return null
    if (review.updatedAt !== seen || review.hiddenReason !== null) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    return {
      action: 'review.hidden',
      change: { hiddenReason: reason, hiddenBy: moderation.staffId, hiddenAt: at },
      before: { reason: null },
      // The text as it was hidden, because its author may change it.
      after: { reason, text: review.text },
    }
  })
}

/** Staff show a hidden review again. */
export function unhideReview(
  shop: Pick<ShopContext, 'db' | 'now'>,
  moderation: Moderation,
): Promise<Accepted | NotModerated> {
  return moderateReview(shop, moderation, ({ hiddenReason }) => {
    if (hiddenReason === null) return null
    return {
      action: 'review.shown',
      change: { hiddenReason: null, hiddenBy: null, hiddenAt: null },
      before: { reason: hiddenReason },
      after: { reason: null },
    }
  })
}
