import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { signedIn } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { startPayment as start } from './start-payment.server.ts'

const request = z.object({ orderId: z.string().max(100), method: z.enum(['card', 'wallet']) })

/** Answers the address of the provider's page, where the signed-in person pays their own order. */
export const startPayment = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof request>) => request.parse(asked))
  .handler(({ data, context }) => start(shop, { ...data, userId: context.user.id }))
