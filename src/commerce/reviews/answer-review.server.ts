import type { Accepted } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { type Moderation, moderateReview, type NotModerated } from './moderate-review.server.ts'

interface Answer extends Moderation {
  answer: string
  /** `updatedAt` of the review that the staff member read. */
  seen: number
}

/** Staff answer a review once, in public. */
export function answerReview(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { answer, seen, ...moderation }: Answer,
): Promise<Accepted | NotModerated> {
  return moderateReview(shop, moderation, (review, at) => {
    const { staffId } = moderation
    if (review.answer === answer && review.answeredBy === staffId) return null
    if (review.answer !== null || review.updatedAt !== seen) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    return {
      action: 'review.answered',
      change: { answer, answeredBy: staffId, answeredAt: at },
      before: { answer: null },
      after: { answer },
    }
  })
}
