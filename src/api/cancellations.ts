import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { listCancellationRequests } from '#commerce/orders/cancellation/cancellation-request-store.server.ts'
import { decideCancellation as decide } from '#commerce/orders/cancellation/decide-cancellation.server.ts'
import { requestCancellation as request } from '#commerce/orders/cancellation/request-cancellation.server.ts'
import { orderStatuses } from '#commerce/orders/order-statuses.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

/** Requests to cancel a paid order, by staff who may not refund. */

const id = z.string().max(100)
const seen = z.object({ orderId: id, from: z.enum(orderStatuses) })

const withReason = seen.extend({ reason: z.string().trim().min(1).max(500) })

export const requestCancellation = createServerFn({ method: 'POST' })
  .middleware([staff('orders.cancel')])
  .validator((input: z.input<typeof withReason>) => withReason.parse(input))
  .handler(({ data, context }) => request(shop, { ...data, staffId: context.user.id }))

const decision = seen.extend({
  requestId: id,
  decision: z.enum(['approve', 'decline']),
  note: z.string().trim().max(500),
})

export const decideCancellation = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((input: z.input<typeof decision>) => decision.parse(input))
  .handler(({ data, context }) => decide(shop, { ...data, staffId: context.user.id }))

/** The open requests, oldest first. */
export const listCancellations = createServerFn({ method: 'GET' })
  .middleware([staff('payments.refund')])
  .handler(() => listCancellationRequests(shop.db))
