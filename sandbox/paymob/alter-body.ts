import { z } from 'zod'
import type { NewDelivery } from './delivery-store.ts'
import { signTransaction } from './hmac.ts'

const signedFieldsSchema = z.object({
  obj: z.looseObject({
    amount_cents: z.number(),
    created_at: z.string(),
    currency: z.string(),
    error_occured: z.boolean(),
    has_parent_transaction: z.boolean(),
    id: z.number(),
    integration_id: z.number(),
    is_3d_secure: z.boolean(),
    is_auth: z.boolean(),
    is_capture: z.boolean(),
    is_refunded: z.boolean(),
    is_standalone_payment: z.boolean(),
    is_voided: z.boolean(),
    order: z.looseObject({ id: z.number() }),
    owner: z.number(),
    pending: z.boolean(),
    source_data: z.looseObject({ pan: z.string(), sub_type: z.string(), type: z.string() }),
    success: z.boolean(),
  }),
})

/**
 * Changes values of a webhook by dotted path. With the secret it signs the result again if all signed fields remain;
 * otherwise the old signature stays and no longer matches.
 */
export function alterBody(
  delivery: NewDelivery,
  fields: Record<string, unknown>,
  hmacSecret: string | undefined,
): NewDelivery {
  const body: unknown = JSON.parse(delivery.body)
  for (const [path, value] of Object.entries(fields)) setValue(body, path.split('.'), value)
  const signed = hmacSecret === undefined ? undefined : signedFieldsSchema.safeParse(body)
  const hmac =
    signed?.success && hmacSecret !== undefined
      ? signTransaction(signed.data.obj, hmacSecret)
      : delivery.hmac
  return { ...delivery, body: JSON.stringify(body), hmac, variant: 'altered' }
}

function setValue(target: unknown, path: string[], value: unknown): void {
  const [name, ...rest] = path
  if (typeof target !== 'object' || target === null || name === undefined) return
  if (rest.length > 0) setValue(Reflect.get(target, name), rest, value)
  else
    Object.defineProperty(target, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
}
