import type { Database } from '#database/engine.server.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { tooManyRequests } from '../providers/embedded/api-errors.server.ts'
import type { LinkPurpose } from '../providers/embedded/links/link-store.server.ts'
import { limitRate } from './rate-limiter.server.ts'
import { emailRules, limitOf } from './rate-limits.ts'

interface IdentityEmail {
  purpose: LinkPurpose
  to: string
  secret: string
  now: number
}

/**
 * Limits identity emails by recipient, for all clients, and whether or not the address has an account. Resets have no
 * daily limit: a stranger could use it up, and the owner of the mailbox could not recover.
 */
export async function limitIdentityEmail(
  db: Database,
  { purpose, to, secret, now }: IdentityEmail,
): Promise<void> {
  const recipient = `${purpose} ${hmacOf(to.toLowerCase(), secret)}`
  const daily = limitOf(emailRules.identityDaily, `${recipient} day`)
  const limits = [limitOf(emailRules.identity, recipient)]
  const wait = await limitRate(db, purpose === 'password-reset' ? limits : [...limits, daily], now)
  if (wait !== null) throw tooManyRequests(wait)
}

export interface EmailLimitTerms {
  db: Database
  now: () => number
  secret: string
}

/**
 * Limits emails about unpaid orders by recipient, whichever customer entered the address. Orders are not limited: a
 * stranger who enters a customer's address must not block the customer's own orders.
 */
export function limitOrderEmail({ db, now, secret }: EmailLimitTerms) {
  return async (address: string, mailId: string): Promise<boolean> => {
    // Without this, an outage of the mail server would use up the limit.
    const attempt = limitOf(emailRules.unpaidOrderAttempt, mailId)
    if ((await limitRate(db, [attempt], now())) !== null) return true
    const limit = limitOf(emailRules.unpaidOrder, hmacOf(address.toLowerCase(), secret))
    return (await limitRate(db, [limit], now())) === null
  }
}

/** Limits requests for stock alerts by recipient: any visitor may type any address. */
export async function allowsStockAlertTo(
  { db, now, secret }: EmailLimitTerms,
  address: string,
): Promise<boolean> {
  const limit = limitOf(emailRules.stockAlert, hmacOf(address.toLowerCase(), secret))
  return (await limitRate(db, [limit], now())) === null
}
