import { createServerFn } from '@tanstack/react-start'
import type { Transaction } from '#database/engine.server.ts'
import { cashLimits } from '#identity/cash-limits.server.ts'
import { signedIn } from '#identity/doors.ts'
import { limitOrder } from '#identity/rate-limits/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'
import type { Refusal } from '../refusal.ts'
import { type FieldMessages, fieldMessages } from './order-fields.ts'
import { orderRequestSchema } from './order-request.ts'
import { type PlacedOrder, placeOrder as place } from './place-order.server.ts'

export type PlaceOrderAnswer = PlacedOrder | Refusal<'invalid', { fields: FieldMessages }>

/** A form that does not hold is an answer with a message for each field, so it is judged here and not thrown. */
export const placeOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((request: unknown) => orderRequestSchema.safeParse(request))
  .handler(async ({ data: request, context }): Promise<PlaceOrderAnswer> => {
    if (!request.success) {
      return { ok: false, refusal: 'invalid', fields: fieldMessages(request.error) }
    }
    const { id } = context.user
    const { email } = request.data.contact
    const countOrder = (tx: Transaction) => limitOrder(tx, { userId: id, email })
    return place(shop, request.data, id, countOrder, cashLimits())
  })
