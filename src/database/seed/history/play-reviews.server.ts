import { claimUploadSubject } from '#commerce/claims/claim-photos.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { storePicture } from '#commerce/pictures/store-picture.server.ts'
import { answerReview } from '#commerce/reviews/answer-review.server.ts'
import { hideReview } from '#commerce/reviews/hide-review.server.ts'
import { listReviewsOfOrder } from '#commerce/reviews/review-store.server.ts'
import { saveReview } from '#commerce/reviews/save-review.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { PlannedEvent } from './planned-order.ts'
import { expectAccepted, type Stage } from './stage.ts'

type ReviewEvent = Extract<PlannedEvent, { kind: 'review' | 'answer-review' | 'hide-review' }>

/** A customer reviews the first line of an order, or staff answer or hide the review. */
export async function playReview(stage: Stage, order: Order, event: ReviewEvent): Promise<void> {
  const { shop, staff } = stage
  if (event.kind === 'review') return write(stage, order, event.review)
  const [review] = await listReviewsOfOrder(shop.db, order.id)
  const { id: reviewId = '', updatedAt: seen = 0 } = review ?? {}
  const moderation = { reviewId, seen, staffId: staff[event.by] }
  const result =
    event.kind === 'answer-review'
      ? answerReview(shop, { ...moderation, answer: event.answer })
      : hideReview(shop, { ...moderation, reason: event.reason })
  await expectAccepted('a change of a review', result)
}

async function write(
  stage: Stage,
  { id: orderId, userId, lines }: Order,
  {
    rating,
    text,
    locale,
    photos = 0,
    showName = false,
  }: Extract<ReviewEvent, { kind: 'review' }>['review'],
): Promise<void> {
  const { shop, photograph } = stage
  const upload = { createdBy: claimUploadSubject(orderId), kind: 'claim' } as const
  const images: string[] = []
  for (let take = 0; take < photos; take++) {
    const content = await photograph(lines[0]?.name ?? '', take, 'fresh')
    const { picture } = await expectAccepted('a photograph', storePicture(shop, content, upload))
    images.push(picture.address)
  }
  const draft = { rating, text, keptPhotos: [], images, showName, agreesToPhoto: false }
  await inLocale(locale, () =>
    expectAccepted(
      'a review',
      saveReview(shop, { orderId, userId }, { position: 0, draft, seen: null }),
    ),
  )
}
