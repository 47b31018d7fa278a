import { fieldProblems } from '#commerce/checkout/order-fields.ts'
import { type OrderRequest, orderRequestSchema } from '#commerce/checkout/order-request.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { problemTexts } from '#i18n/problem.ts'
import type { FieldMessages } from './field-messages.ts'

/** The messages that the server would return for a request. Loads zod: import it dynamically. */
export function checkDraft(request: OrderRequest): FieldMessages {
  const checked = orderRequestSchema.safeParse(request)
  return checked.success ? {} : problemTexts(fieldProblems(checked.error), fieldProblemText)
}
