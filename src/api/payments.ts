import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { startPayment as start } from '#commerce/payments/start-payment.server.ts'
import { signedIn } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const request = z.object({ orderId: z.string().max(100), method: z.enum(['card', 'wallet']) })

/** Returns the address of the provider's page, on which the owner pays the order. */
export const startPayment = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((input: z.input<typeof request>) => request.parse(input))
  .handler(({ data, context }) => start(shop, { ...data, userId: context.user.id }))
