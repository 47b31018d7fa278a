import { createHmac } from 'node:crypto'
import { getRequest } from '@tanstack/react-start/server'
import type { Database } from '#database/engine.server.ts'
import { environment } from '#platform/environment.server.ts'
import { type AttemptRule, countAttempt } from './attempts.server.ts'
import { clientAddress } from './client-address.server.ts'

/**
 * Counts the present request against what one network address may ask for, for all instances of the shop: answers null
 * while it is not too much, else the seconds to wait. The table holds no address in the clear.
 */
export function countRequest(
  db: Database,
  what: string,
  rule: AttemptRule,
): Promise<number | null> {
  const address = clientAddress(getRequest()) ?? 'unknown'
  return countAttempt(db, `address ${what} ${seal(address)}`, rule, Date.now())
}

function seal(text: string): string {
  return createHmac('sha256', environment.VITE_AUTH_SECRET).update(text).digest('base64url')
}
