import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue } from '#commerce/checkout/order-fields.ts'
import { answerReview as answer } from '#commerce/reviews/answer-review.server.ts'
import { hideReview as hide, unhideReview as unhide } from '#commerce/reviews/hide-review.server.ts'
import { hiddenReasons, ratings } from '#commerce/reviews/review.ts'
import {
  countReviews as count,
  listReviews as list,
} from '#commerce/reviews/review-list-store.server.ts'
import { type ReviewListing, reviewFilters } from '#commerce/reviews/review-listing.ts'
import { reviewAnswerField } from '#commerce/reviews/review-rules.ts'
import { showBouquet as show } from '#commerce/reviews/show-bouquet.server.ts'
import { firstPage } from '#platform/first-page.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'
import { staffProductQueries } from './products.queries.ts'

const pageSize = 20
const id = z.string().max(100)
const listing = z.object({
  show: z.enum(reviewFilters).optional(),
  rating: z.literal([...ratings]).optional(),
  product: id.optional(),
  order: id.optional(),
  cursor: id.optional(),
})

const listReviews = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => list(shop.db, data, pageSize))

const subject = listing.pick({ product: true, order: true })

/** The number of reviews of a product or an order, at most 100. */
const countReviews = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof subject>) => subject.parse(input))
  .handler(({ data }) => count(shop.db, data))

const one = z.object({ reviewId: id })
const seen = z.int()
const answered = one.extend({ answer: z.string().max(5000), seen })

/** Answers a review once, in public. */
export const answerReview = createServerFn({ method: 'POST' })
  .middleware([staff('reviews.answer')])
  .validator((input: z.input<typeof answered>) => answered.parse(input))
  .handler(async ({ data, context }) => {
    const written = reviewAnswerField.safeParse(data.answer)
    if (!written.success) return invalidValue(written.error)
    return answer(shop, { ...data, answer: written.data, staffId: context.user.id })
  })

const hidden = one.extend({ reason: z.enum(hiddenReasons), seen })

/** Hides text and photographs of a review for a public reason. */
export const hideReview = createServerFn({ method: 'POST' })
  .middleware([staff('reviews.hide')])
  .validator((input: z.input<typeof hidden>) => hidden.parse(input))
  .handler(({ data, context }) => hide(shop, { ...data, staffId: context.user.id }))

export const unhideReview = createServerFn({ method: 'POST' })
  .middleware([staff('reviews.hide')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data, context }) => unhide(shop, { ...data, staffId: context.user.id }))

const bouquet = one.extend({ isShown: z.boolean() })

/** Shows the shop's photograph of the bouquet beside a review whose author agreed, or stops showing it. */
export const showBouquet = createServerFn({ method: 'POST' })
  .middleware([staff('reviews.answer')])
  .validator((input: z.input<typeof bouquet>) => bouquet.parse(input))
  .handler(({ data, context }) => show(shop, { ...data, staffId: context.user.id }))

/** Under the prefix of products, because a product's page shows its reviews. */
export const staffReviewQueries = {
  all: () => [...staffProductQueries.root, 'staff-reviews'] as const,
  list: (filter: Omit<ReviewListing, 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [...staffReviewQueries.all(), 'list', filter],
      queryFn: ({ pageParam }) =>
        listReviews({ data: { ...filter, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
    }),
  count: (of: Pick<ReviewListing, 'product' | 'order'>) =>
    queryOptions({
      queryKey: [...staffReviewQueries.all(), 'count', of],
      queryFn: () => countReviews({ data: of }),
    }),
}
