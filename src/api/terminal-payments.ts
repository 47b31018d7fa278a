import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { recordTerminalPayment as recordPayment } from '#commerce/payments/record-terminal-payment.server.ts'
import { recordTerminalRefund as recordRefund } from '#commerce/payments/record-terminal-refund.server.ts'
import { receiptField } from '#commerce/telephone/telephone-order.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

/** Payments and refunds that staff made by hand on the card terminal of the shop. */

const id = z.string().max(100)

const payment = z.object({
  orderId: id,
  seenAmount: z.int().min(1).max(10_000_000),
  receipt: receiptField,
})

export const recordTerminalPayment = createServerFn({ method: 'POST' })
  .middleware([staff('payments.collect')])
  .validator((input: z.input<typeof payment>) => payment.parse(input))
  .handler(({ data, context }) => recordPayment(shop, { ...data, staffId: context.user.id }))

const refund = z.object({ refundId: id })

export const recordTerminalRefund = createServerFn({ method: 'POST' })
  .middleware([staff('payments.refund')])
  .validator((input: z.input<typeof refund>) => refund.parse(input))
  .handler(({ data, context }) => recordRefund(shop, { ...data, staffId: context.user.id }))
