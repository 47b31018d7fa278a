import { z } from 'zod'
import { type FieldErrors, fieldErrors } from './field-errors.ts'

const shortText = (limit: number) =>
  z.string().trim().min(1).max(limit, `Ensure this field has no more than ${limit} characters.`)
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
const callbackUrl = z.url({ protocol: /^https?$/, error: 'Enter a valid URL.' })

/** 36 days: the maximum and default lifetime of an intention. */
const longestLifeSeconds = 3_110_400

const itemSchema = z.object({
  name: shortText(50),
  amount: z.int('A valid integer is required.'),
  description: z
    .string()
    .max(255, 'Ensure this field has no more than 255 characters.')
    .nullish()
    .transform((text) => text ?? ''),
  quantity: z.int('A valid integer is required.').min(1).default(1),
  image: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
})

const billingSchema = z.object({
  first_name: shortText(50),
  last_name: shortText(50),
  email: z.string().trim().min(1).pipe(z.email('Enter a valid email address.')),
  phone_number: shortText(50),
  apartment: optionalText,
  floor: optionalText,
  building: optionalText,
  street: optionalText,
  city: optionalText,
  state: optionalText,
  country: optionalText,
  postal_code: optionalText,
  shipping_method: optionalText,
})

export const intentionRequestSchema = z.object({
  amount: z
    .int('A valid integer is required.')
    .min(1, 'Ensure this value is greater than or equal to 1.'),
  currency: z.string().trim().min(1),
  payment_methods: z
    .array(z.union([z.int(), z.string().min(1)], 'Incorrect type.'))
    .min(1, 'This list may not be empty.'),
  items: z.array(itemSchema).default([]),
  billing_data: billingSchema,
  customer: z.record(z.string(), z.unknown()).optional(),
  extras: z.record(z.string(), z.unknown()).default({}),
  special_reference: z.string().min(1).max(255).optional(),
  notification_url: callbackUrl.optional(),
  redirection_url: callbackUrl.optional(),
  expiration: z
    .int('A valid integer is required.')
    .min(1, 'Ensure this value is greater than or equal to 1.')
    .max(longestLifeSeconds, `Ensure this value is less than or equal to ${longestLifeSeconds}.`)
    .default(longestLifeSeconds),
  card_tokens: z.array(z.string()).default([]),
  is_auth: z.boolean().default(false),
})

export type IntentionRequest = z.infer<typeof intentionRequestSchema>

/** The part of an integration that validation needs. */
export interface OfferedIntegration {
  id: number
  name: string
  currency: string
}

export interface IntentionRefusal {
  ok: false
  status: 400 | 404 | 406
  body: FieldErrors | { detail: string; code?: string }
}

const unknownIntegration =
  "Integration ID/Name does not exist in our system . You can find the list of Integration ID'/Names from Merchant Dashboard under Developers → Payment Integrations Tab"

/** The checks of POST and PUT /v1/intention in the order the provider makes them. */
export function readIntentionRequest<Offered extends OfferedIntegration>(
  body: unknown,
  integrations: readonly Offered[],
): { ok: true; request: IntentionRequest; methods: Offered[] } | IntentionRefusal {
  const parsed = intentionRequestSchema.safeParse(body)
  if (!parsed.success) return { ok: false, status: 400, body: fieldErrors(parsed.error, body) }
  const request = parsed.data

  const methods: Offered[] = []
  for (const wanted of request.payment_methods) {
    const found = integrations.find(({ id, name }) => id === wanted || name === wanted)
    if (!found) return { ok: false, status: 404, body: { detail: unknownIntegration } }
    if (!methods.includes(found)) methods.push(found)
  }
  if (methods.some(({ currency }) => currency !== request.currency)) {
    return { ok: false, status: 400, body: { detail: 'Unsupported currency' } }
  }
  if (request.items.length > 0 && sumOf(request.items) !== request.amount) {
    const detail = 'Sum of the items amounts does not equal the intention amount'
    return { ok: false, status: 406, body: { detail, code: 'unmatched_item_prices' } }
  }
  return { ok: true, request, methods }
}

function sumOf(items: IntentionRequest['items']): number {
  return items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
}
