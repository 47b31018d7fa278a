import { z } from 'zod'
import type { Intention } from './intention-store.ts'
import { outcomeSchema, webhookModeSchema } from './outcomes.ts'

const delay = z.int().min(0).max(600_000)

export const scenarioSchema = z.strictObject({
  match: z
    .union([
      z.literal('default'),
      z.strictObject({ merchantOrderId: z.string().min(1) }),
      z.strictObject({ orderId: z.int() }),
      // What the address of the checkout page shows.
      z.strictObject({ clientSecret: z.string().min(1) }),
    ])
    .default('default'),
  outcome: outcomeSchema.optional(),
  webhook: webhookModeSchema.optional(),
  webhookDelayMs: delay.optional(),
  settleMs: delay.optional(),
  /** `no-balance`: 400 with a reason, as of a merchant whose balance does not cover it. */
  refundOutcome: z.enum(['approve', 'declined', 'no-balance']).optional(),
  /** Piastres that are taken instead of what was asked for. */
  charged: z.int().min(1).optional(),
  refundWebhook: webhookModeSchema.optional(),
})

/** What shall happen to the payments and refunds of one order, or of all. */
export type Scenario = z.infer<typeof scenarioSchema>

export interface Scenarios {
  set(scenario: Scenario): void
  clear(): void
  all(): Scenario[]
  /** The order's own scenario laid over the default one. */
  for(intention: Intention): Scenario
}

export function openScenarios(): Scenarios {
  const scenarios = new Map<string, Scenario>()
  const key = (match: Scenario['match']) => (match === 'default' ? match : JSON.stringify(match))

  return {
    set: (scenario) => {
      scenarios.set(key(scenario.match), scenario)
    },
    clear: () => scenarios.clear(),
    all: () => [...scenarios.values()],
    for(intention) {
      const reference = intention.request.special_reference
      return {
        match: 'default',
        ...scenarios.get('default'),
        ...(reference ? scenarios.get(key({ merchantOrderId: reference })) : {}),
        ...scenarios.get(key({ orderId: intention.orderId })),
        ...scenarios.get(key({ clientSecret: intention.clientSecret })),
      }
    },
  }
}
