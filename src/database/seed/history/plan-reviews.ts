import { addDays, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { reviewLimits } from '#commerce/reviews/review.ts'
import type { PlannedEvent, PlannedOrder } from './planned-order.ts'
import { type DemoReview, demoReviews } from './review-texts.ts'

const hour = 60 * 60_000

/** One of this many delivered orders is reviewed. */
const reviewedEvery = 4

/** Adds reviews of customers to delivered orders, with answers of staff; one of them is hidden. */
export function planReviews(plans: readonly PlannedOrder[], now: number): PlannedOrder[] {
  const last = addDays(civilDateAt(now), -reviewLimits.inviteDays - 2)
  const delivered = plans.filter((plan) => plan.date <= last && isDelivered(plan))
  const chosen = delivered.filter((_, index) => index % reviewedEvery === 0)
  const reviews = new Map(
    chosen.map((plan, index) => [plan, reviewAt(index, chosen.length - index)]),
  )
  // The hidden one stands once among all.
  const hidden = chosen.find((plan) => reviews.get(plan)?.hidden !== undefined)
  return plans.map((plan) => {
    const review = reviews.get(plan)
    if (!review || (review.hidden !== undefined && plan !== hidden)) return plan
    return { ...plan, events: [...plan.events, ...eventsOf(plan, review)] }
  })
}

/** Photographs take time to encode, so only the newest round has some. */
function reviewAt(index: number, left: number): DemoReview | undefined {
  const review = demoReviews[index % demoReviews.length]
  if (!review || left <= demoReviews.length) return review
  const { photos: _none, ...written } = review
  return written
}

function eventsOf({ date }: PlannedOrder, review: DemoReview): PlannedEvent[] {
  const at = instantOf(addDays(date, reviewLimits.inviteDays), 20 * 60)
  const { answer, hidden } = review
  return [
    { kind: 'review', at, review },
    ...(answer
      ? [{ kind: 'answer-review', at: at + 14 * hour, by: answer.by, answer: answer.text } as const]
      : []),
    ...(hidden
      ? [{ kind: 'hide-review', at: at + hour, by: 'nadia', reason: hidden } as const]
      : []),
  ]
}

function isDelivered({ events }: PlannedOrder): boolean {
  const last = events.at(-1)
  return last?.kind === 'move' && last.to === 'delivered'
}
