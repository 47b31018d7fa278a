import { createHash } from 'node:crypto'
import type { Database } from '#database/engine.server.ts'
import { deleteOldCounters, hasCounter } from '../rate-limits/rate-limit-store.server.ts'
import { limitRate } from '../rate-limits/rate-limiter.server.ts'
import {
  limitOf,
  longestWindowMs,
  tokenUseRule,
  type WindowRule,
} from '../rate-limits/rate-limits.ts'

/**
 * Whether this ID token starts a session for the first time, against replay of an intercepted token. Stored as a hash.
 * Deletes expired rate-limit counters as well.
 */
export async function isFirstUse(db: Database, token: string, now: number): Promise<boolean> {
  await deleteOldCounters(db, now - longestWindowMs)
  return (await limitRate(db, [limitOfToken(token)], now)) === null
}

/** Whether this ID token has started a session. */
export function wasUsed(db: Database, token: string, now: number): Promise<boolean> {
  return hasCounter(db, limitOfToken(token), now)
}

function limitOfToken(token: string): WindowRule {
  return limitOf(tokenUseRule, createHash('sha256').update(signedPart(token)).digest('base64url'))
}

/** The last character of a signature can be encoded in several ways, so the token without it identifies the token. */
function signedPart(token: string): string {
  return token.slice(0, token.lastIndexOf('.'))
}
