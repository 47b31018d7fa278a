import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { signedIn } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { type CheckoutOptions, readCheckoutOptions } from './checkout-options.server.ts'
import { orderLimits } from './order-limits.ts'

const question = z.object({ productIds: z.array(z.string().max(100)).max(orderLimits.lines) })

export const getCheckoutOptions = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator((asked: { productIds: string[] }) => question.parse(asked))
  .handler(
    ({ data, context }): Promise<CheckoutOptions> =>
      readCheckoutOptions(shop, { ...data, userId: context.user.id }),
  )
