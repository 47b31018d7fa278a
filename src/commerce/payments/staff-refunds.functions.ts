import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { decideDifference as decide } from './decide-difference.server.ts'
import { requestRefund as ask } from './request-refund.server.ts'
import { retryRefund as tryAgain } from './retry-refund.server.ts'

const id = z.string().max(100)
const pounds = z.int().min(1).max(10_000_000)

const refund = z.object({
  paymentId: id,
  amount: pounds,
  seenLeft: pounds,
  reason: z.string().trim().min(1).max(500),
})

export const requestRefund = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((asked: z.input<typeof refund>) => refund.parse(asked))
  .handler(({ data, context }) => ask(shop, { ...data, staffId: context.user.id }))

const decision = z.object({ paymentId: id, decision: z.enum(['accept', 'refund']) })

export const decideDifference = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((asked: z.input<typeof decision>) => decision.parse(asked))
  .handler(({ data, context }) => decide(shop, { ...data, staffId: context.user.id }))

const retry = z.object({ refundId: id })

export const tryRefundAgain = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((asked: z.input<typeof retry>) => retry.parse(asked))
  .handler(({ data, context }) => tryAgain(shop, { ...data, staffId: context.user.id }))
