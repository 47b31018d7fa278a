import { z } from 'zod'
import type { DeliveryChoice } from './delivery-choice.ts'

// An unknown area, day or slot is not an error: the choice is then not usable.
const text = z.string().max(40)

export const deliveryChoiceSchema: z.ZodType<DeliveryChoice, DeliveryChoice> = z.object({
  area: text,
  day: text,
  slot: text.optional(),
})
