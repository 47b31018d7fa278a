import { z } from 'zod'
import { type FieldMessages, fieldMessages } from '#commerce/checkout/order-fields.ts'
import { type OrderRequest, orderRequestSchema } from '#commerce/checkout/order-request.ts'

// The content security policy forbids the compiled parsers that zod would try.
z.config({ jitless: true })

/** The messages that the server would return for a request. Loads zod: import it dynamically. */
export function checkDraft(request: OrderRequest): FieldMessages {
  const checked = orderRequestSchema.safeParse(request)
  return checked.success ? {} : fieldMessages(checked.error)
}
