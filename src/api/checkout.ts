import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readCheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import { invalidFields } from '#commerce/checkout/order-fields.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { orderRequestSchema } from '#commerce/checkout/order-request.ts'
import { type PlacedOrder, placeOrder as place } from '#commerce/checkout/place-order.server.ts'
import { listRecipients } from '#commerce/orders/customer/list-recipients.server.ts'
import { signedIn } from '#platform/request/guards.ts'
import { cashLimits, orderRateLimit } from '#platform/request/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'

const question = z.object({ productIds: z.array(z.string().max(100)).max(orderLimits.lines) })

const getCheckoutOptions = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator((input: { productIds: string[] }) => question.parse(input))
  .handler(({ data, context }) => readCheckoutOptions(shop, { ...data, userId: context.user.id }))

/** The recipients of the customer's own orders. */
const getRecipients = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => listRecipients(shop, context.user.id))

export type PlaceOrderResult = PlacedOrder | ReturnType<typeof invalidFields>

/** The validator does not throw: an invalid form returns the problem of each field. */
export const placeOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((request: unknown) => orderRequestSchema.safeParse(request))
  .handler(async ({ data: request, context }): Promise<PlaceOrderResult> => {
    if (!request.success) return invalidFields(request.error)
    const { id } = context.user
    return place(shop, request.data, id, orderRateLimit(), cashLimits())
  })

export const checkoutQueries = {
  /** Prefix of every cached query of the checkout. */
  root: ['checkout'] as const,
  options: (productIds: readonly string[]) =>
    queryOptions({
      queryKey: [...checkoutQueries.root, 'options', [...productIds].sort()],
      queryFn: () => getCheckoutOptions({ data: { productIds: [...productIds] } }),
    }),
  recipients: () =>
    queryOptions({
      queryKey: [...checkoutQueries.root, 'recipients'],
      queryFn: () => getRecipients(),
    }),
}
