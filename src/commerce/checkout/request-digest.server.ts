import { createHash } from 'node:crypto'
import type { OrderRequest } from './order-request.ts'

/** What somebody asks for, in a few letters: two requests with the same digest ask for the same order. */
export function digestOf({ idempotencyKey: _key, ...asked }: OrderRequest): string {
  return createHash('sha256').update(JSON.stringify(asked, byName)).digest('base64url')
}

/** In which order the fields of a request stand makes no difference. */
function byName(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
