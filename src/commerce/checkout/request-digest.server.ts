import { createHash } from 'node:crypto'
import type { PlacedRequest } from './order-request.ts'

/** Digest of a request without its idempotency key: equal digests mean the same order. */
export function digestOf({ idempotencyKey: _key, ...request }: PlacedRequest): string {
  return createHash('sha256').update(JSON.stringify(request, byName)).digest('base64url')
}

/** Sorts keys, so that the order of the fields does not change the digest. */
function byName(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
