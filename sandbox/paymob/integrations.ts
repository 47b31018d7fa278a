import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'
import type { PaymobSettings } from '../settings.ts'
import type { Method } from './outcomes.ts'

const callbacksSchema = z.object({
  integration_name: z.string().optional(),
  transaction_processed_callback: z.string().nullish(),
  transaction_response_callback: z.string().nullish(),
})

type IntegrationCallbacks = z.infer<typeof callbacksSchema>

/** One payment method of the merchant's account. */
export interface Integration {
  id: number
  method: Method
  name: string
  gatewayType: 'MIGS' | 'UIG'
  currency: string
  callbacks: IntegrationCallbacks
}

export interface Integrations {
  all(): Integration[]
  find(id: number): Integration | undefined
  change(id: number, change: IntegrationCallbacks): Integration | undefined
}

export const integrationChangeSchema = callbacksSchema

export function openIntegrations(
  database: SandboxDatabase,
  settings: PaymobSettings,
): Integrations {
  const read = database.prepare<[number], { document: string }>(
    'select document from integration_callbacks where integration_id = ?',
  )
  const write = database.prepare<[number, string]>(
    'insert or replace into integration_callbacks (integration_id, document) values (?, ?)',
  )

  function integration(id: number, method: Method): Integration {
    const row = read.get(id)
    const callbacks = row ? callbacksSchema.parse(JSON.parse(row.document)) : {}
    const gatewayType = method === 'card' ? 'MIGS' : 'UIG'
    return { id, method, name: method, gatewayType, currency: 'EGP', callbacks }
  }

  function all(): Integration[] {
    const { cardIntegrationId, walletIntegrationId } = settings
    const card = integration(cardIntegrationId, 'card')
    return walletIntegrationId === undefined
      ? [card]
      : [card, integration(walletIntegrationId, 'wallet')]
  }

  const find = (id: number) => all().find((candidate) => candidate.id === id)

  return {
    all,
    find,
    change(id, change) {
      const present = find(id)
      if (!present) return undefined
      write.run(id, JSON.stringify({ ...present.callbacks, ...change }))
      return find(id)
    },
  }
}

/** The integration as GET /api/ecommerce/integrations shows it. */
export function integrationBody(integration: Integration) {
  return {
    id: integration.id,
    gateway_type: integration.gatewayType,
    integration_type: 'online',
    integration_name: integration.callbacks.integration_name ?? integration.name,
    currency: integration.currency,
    is_live: false,
    is_auth: false,
    is_standalone: false,
    installments: null,
    transaction_processed_callback: integration.callbacks.transaction_processed_callback ?? null,
    transaction_response_callback: integration.callbacks.transaction_response_callback ?? null,
  }
}
