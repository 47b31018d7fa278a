import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue } from '#commerce/checkout/order-fields.ts'
import { claimUploadSubject } from '#commerce/claims/claim-photos.server.ts'
import { issueUploadTicket } from '#commerce/pictures/upload-ticket.server.ts'
import { deleteReview as remove } from '#commerce/reviews/delete-review.server.ts'
import { readOrderReviews } from '#commerce/reviews/read-order-reviews.server.ts'
import { ratings, reviewLimits } from '#commerce/reviews/review.ts'
import { reviewTextField } from '#commerce/reviews/review-rules.ts'
import { listPublicReviews } from '#commerce/reviews/review-store.server.ts'
import { saveReview as save } from '#commerce/reviews/save-review.server.ts'
import { environment } from '#platform/environment.server.ts'
import { firstPage } from '#platform/first-page.ts'
import { orderOwner } from '#platform/request/guards.ts'
import { refuseTooOften } from '#platform/request/limit-request.server.ts'
import { reads, shop } from '#platform/services.server.ts'

const pageSize = 6
const id = z.string().max(100)
const listing = z.object({ productId: id, cursor: id.optional() })

/** A page of the public reviews of a product. */
const listReviews = createServerFn({ method: 'GET' })
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => reads((db) => listPublicReviews(db, data, pageSize)))

const which = z.object({ orderId: id })

/** The lines of a delivered order with their reviews; null for other users. */
const getOrderReviews = createServerFn({ method: 'GET' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ context }) => readOrderReviews(shop, context.owner))

/** A ticket for photographs of an order's flowers, or null if it cannot be reviewed. */
export const getReviewUploadTicket = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(async ({ context: { owner } }) => {
    const reviews = await readOrderReviews(shop, owner)
    const mayUpload = reviews?.mayWrite || reviews?.lines.some(({ review }) => review?.mayEdit)
    if (!mayUpload) return null
    const subject = claimUploadSubject(owner.orderId)
    return issueUploadTicket(environment.VITE_UPLOAD_TOKEN, subject, shop.now())
  })

const position = z.int().min(0).max(1000)
const review = which.extend({
  position,
  seen: z.int().nullable(),
  draft: z.object({
    rating: z.literal([...ratings]),
    text: z.string().max(10_000),
    keptPhotos: z.array(z.int().min(0).max(100)).max(reviewLimits.photos),
    images: z.array(z.string().max(200)).max(reviewLimits.photos),
    showName: z.boolean(),
    agreesToPhoto: z.boolean(),
  }),
})

/** Reviews a line of an order, or edits its review. */
export const saveReview = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof review>) => review.parse(input))
  .handler(async ({ data: { draft, ...request }, context }) => {
    const tooOften = await refuseTooOften('save-review')
    if (tooOften) return tooOften
    const text = reviewTextField.safeParse(draft.text)
    if (!text.success) return invalidValue(text.error)
    return save(shop, context.owner, { ...request, draft: { ...draft, text: text.data } })
  })

const written = which.extend({ position })

export const deleteReview = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof written>) => written.parse(input))
  .handler(({ data, context }) => remove(shop, context.owner, data.position))

export const reviewQueries = {
  /** The public reviews of a product, newest first. */
  ofProduct: (productId: string) =>
    infiniteQueryOptions({
      queryKey: ['products', 'reviews', productId],
      queryFn: ({ pageParam }) =>
        listReviews({ data: { productId, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
      staleTime: 10_000,
    }),
  /** The reviews of the current user about one order. */
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: ['orders', 'reviews', orderId],
      queryFn: () => getOrderReviews({ data: { orderId } }),
      staleTime: 0,
    }),
}
