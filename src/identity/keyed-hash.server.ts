import { createHmac } from 'node:crypto'

/** What a table keeps instead of a text: always the same for the same text, and of no use to whoever reads the table. */
export function hmacOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
