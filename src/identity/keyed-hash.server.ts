import { createHmac } from 'node:crypto'

/** Keyed hash (HMAC-SHA256) of a text, for tables that must not store the text itself. */
export function hmacOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
