import { createHash } from 'node:crypto'
import type { ShopContext } from '../shop-context.ts'

/** The emails that a recipient can end with a link. */
type StopPurpose = 'stock alert' | 'review invitation'

/**
 * The token of a link that ends emails, derived from a secret: a retried email contains the same one. The database
 * stores its hash.
 */
export function stopTokenOf(
  { keyedHash }: Pick<ShopContext, 'keyedHash'>,
  purpose: StopPurpose,
  id: string,
): string {
  return keyedHash(['stop emails', purpose, id].join('\n')).toString('base64url')
}

// A token has 256 random bits, so a plain hash protects the links of a leaked table.
export function hashOfStopToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The path of the page that ends the emails. No log and no referrer contains what stands behind the `#`. */
export function stopPath(token: string): string {
  return `/stop-emails#key=${token}`
}
