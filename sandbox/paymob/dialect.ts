import { z } from 'zod'

/** Variants of the provider's behaviour where its manuals are silent or contradictory. */
export const dialectSchema = z.strictObject({
  /** When a payment sets `is_refunded`: after any refund, after a full one, or never. */
  refundedFlag: z.enum(['any', 'whole', 'never']).default('any'),
  /** The transaction in a callback about a refund, void or capture. */
  reversalCallback: z.enum(['parent', 'child', 'both']).default('parent'),
  /** Whether callbacks name the source of the money. */
  sourceData: z.enum(['present', 'null']).default('present'),
  /** Whether the response to a new intention names the order. */
  namesOrder: z.boolean().default(true),
  /** Status of an inquiry about an unknown reference. */
  unknownReference: z.union([z.literal(404), z.literal(400)]).default(404),
  /** Whether the account gets a token for its API key; without one it reads with its secret key. */
  apiKey: z.enum(['accepted', 'refused']).default('accepted'),
})

export type Dialect = z.infer<typeof dialectSchema>

export interface DialectSwitch {
  current(): Dialect
  set(dialect: Dialect): void
}

export function openDialectSwitch(): DialectSwitch {
  let dialect = dialectSchema.parse({})
  return {
    current: () => dialect,
    set(next) {
      dialect = next
    },
  }
}

/** Whether a payment with this refunded amount sets `is_refunded`. */
export function isFlaggedRefunded({ refundedFlag }: Dialect, refunded: number, amount: number) {
  return refundedFlag === 'any' ? refunded > 0 : refundedFlag === 'whole' && refunded >= amount
}
