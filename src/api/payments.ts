import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { offeredOnlineMethods } from '#commerce/payments/payment-provider.ts'
import { startPayment as start } from '#commerce/payments/start-payment.server.ts'
import { orderPayer } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const request = z.object({ orderId: z.string().max(100), method: z.enum(['card', 'wallet']) })

/** Returns the address of the provider's page, on which the owner or the holder of a payment link pays the order. */
export const startPayment = createServerFn({ method: 'POST' })
  .middleware([orderPayer])
  .validator((input: z.input<typeof request>) => request.parse(input))
  .handler(({ data, context }) => start(shop, { ...data, ...context.payer }))

/** The methods with which an order can be paid online. */
export const getOnlineMethods = createServerFn({ method: 'GET' }).handler(() =>
  offeredOnlineMethods(shop.payments),
)
