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
      // The URL of the checkout page.
      z.strictObject({ clientSecret: z.string().min(1) }),
    ])
    .default('default'),
  outcome: outcomeSchema.optional(),
  webhook: webhookModeSchema.optional(),
  webhookDelayMs: delay.optional(),
  settleMs: delay.optional(),
  /** `no-balance`: 400 with a reason, like a merchant whose balance is too low. */
  refundOutcome: z.enum(['approve', 'declined', 'no-balance']).optional(),
  /** Captured piastres that differ from the requested ones. */
  charged: z.int().min(1).optional(),
  refundWebhook: webhookModeSchema.optional(),
})

/** Outcome of the payments and refunds of one order, or of all. */
type Scenario = z.infer<typeof scenarioSchema>

export interface Scenarios {
  set(scenario: Scenario): void
  clear(): void
  all(): Scenario[]
  /** The scenario of the order merged into the default one. */
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
