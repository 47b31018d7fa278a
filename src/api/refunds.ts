import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { decideDifference as decide } from '#commerce/payments/decide-difference.server.ts'
import { requestRefund as request } from '#commerce/payments/request-refund.server.ts'
import { retryRefund as retry } from '#commerce/payments/retry-refund.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
const pounds = z.int().min(1).max(10_000_000)

const refund = z.object({
  paymentId: id,
  amount: pounds,
  seenLeft: pounds,
  reason: z.string().trim().min(1).max(500),
  positions: z.array(z.int().min(0)).max(orderLimits.lines).optional(),
  productIds: z.array(id).max(orderLimits.lines).optional(),
})

export const requestRefund = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((input: z.input<typeof refund>) => refund.parse(input))
  .handler(({ data, context }) => request(shop, { ...data, staffId: context.user.id }))

const failedRefund = z.object({ refundId: id })

export const tryRefundAgain = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((input: z.input<typeof failedRefund>) => failedRefund.parse(input))
  .handler(({ data, context }) => retry(shop, { ...data, staffId: context.user.id }))

const decision = z.object({ paymentId: id, decision: z.enum(['accept', 'refund']) })

/** Accepts or refunds a payment whose amount differs from the requested one. */
export const decideDifference = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((input: z.input<typeof decision>) => decision.parse(input))
  .handler(({ data, context }) => decide(shop, { ...data, staffId: context.user.id }))
