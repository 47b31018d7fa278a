import { createServerFn } from '@tanstack/react-start'
import { signedIn } from '#identity/authorization/guards.ts'
import { cashLimits, limitOrder } from '#identity/rate-limits/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'
import type { Refusal } from '../refusal.ts'
import { type FieldMessages, fieldMessages } from './order-fields.ts'
import { orderRequestSchema } from './order-request.ts'
import { type PlacedOrder, placeOrder as place } from './place-order.server.ts'

export type PlaceOrderResult = PlacedOrder | Refusal<'invalid', { fields: FieldMessages }>

/** A form that does not hold is an answer with a message for each field, so it is judged here and not thrown. */
export const placeOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((request: unknown) => orderRequestSchema.safeParse(request))
  .handler(async ({ data: request, context }): Promise<PlaceOrderResult> => {
    if (!request.success) {
      return { ok: false, refusal: 'invalid', fields: fieldMessages(request.error) }
    }
    const { id } = context.user
    return place(shop, request.data, id, (tx) => limitOrder(tx, id), cashLimits())
  })
