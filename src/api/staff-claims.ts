import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue } from '#commerce/checkout/order-fields.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import {
  countOpenClaims as countOpen,
  listClaims as list,
} from '#commerce/claims/claim-list-store.server.ts'
import { type ClaimFilter, claimFilters } from '#commerce/claims/claim-listing.ts'
import { claimAnswerField, claimReplyField } from '#commerce/claims/claim-rules.ts'
import { refundClaim as refund } from '#commerce/claims/refund-claim.server.ts'
import { replaceClaim as replace } from '#commerce/claims/replace-claim.server.ts'
import { replyToClaim as reply } from '#commerce/claims/reply-to-claim.server.ts'
import { isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { isDocumentId } from '#database/document-id.ts'
import { firstPage } from '#platform/first-page.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'
import { staffOrderQueries } from './staff-orders.queries.ts'

const pageSize = 30
const id = z.string().max(100)
const message = z.string().max(5000)

const listing = z.object({ show: z.enum(claimFilters), cursor: id.optional() })

/** A page of claims: open ones by waiting time, or answered ones, newest first. */
const listClaims = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => list(shop.db, data, pageSize))

/** The number of open claims, at most 100. */
const countOpenClaims = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .handler(() => countOpen(shop.db))

const written = z.object({ claimId: id, message })

/** Answers a claim with a message alone. */
export const replyToClaim = createServerFn({ method: 'POST' })
  .middleware([staff('claims.answer')])
  .validator((input: z.input<typeof written>) => written.parse(input))
  .handler(async ({ data, context }) => {
    const message = claimReplyField.safeParse(data.message)
    if (!message.success) return invalidValue(message.error)
    const { claimId } = data
    return reply(shop, { claimId, message: message.data, staffId: context.user.id })
  })

const replacement = written.extend({
  lines: z
    .array(
      z.object({
        position: z.int().min(0).max(orderLimits.lines),
        quantity: z.int().min(1).max(orderLimits.quantityPerLine),
      }),
    )
    .min(1)
    .max(orderLimits.lines),
  delivery: z.object({
    date: z.string().refine(isCivilDate),
    slotId: z.string().refine(isDocumentId),
  }),
})

/** Answers a claim with a free order of the chosen flowers. */
export const replaceClaim = createServerFn({ method: 'POST' })
  .middleware([staff('claims.answer')])
  .validator((input: z.input<typeof replacement>) => replacement.parse(input))
  .handler(async ({ data, context }) => {
    const message = claimAnswerField.safeParse(data.message)
    if (!message.success) return invalidValue(message.error)
    return replace(shop, { ...data, message: message.data, staffId: context.user.id })
  })

const pounds = z.int().min(1).max(10_000_000)
const refunded = written.extend({ paymentId: id, amount: pounds, seenLeft: pounds })

/** Answers a claim with a refund of its order's payment. */
export const refundClaim = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((input: z.input<typeof refunded>) => refunded.parse(input))
  .handler(async ({ data, context }) => {
    const message = claimAnswerField.safeParse(data.message)
    if (!message.success) return invalidValue(message.error)
    return refund(shop, { ...data, message: message.data, staffId: context.user.id })
  })

/** Under the prefix of staff orders, because an answer changes both. */
export const staffClaimQueries = {
  list: (show: ClaimFilter) =>
    infiniteQueryOptions({
      queryKey: [...staffOrderQueries.all(), 'claims', show],
      queryFn: ({ pageParam }) => listClaims({ data: { show, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
    }),
  openCount: () =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'open-claims'],
      queryFn: () => countOpenClaims(),
    }),
}
