import type { Database } from '#database/engine.server.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { limitRate } from './rate-limit.server.ts'

const perHour = { max: 10, windowMs: 60 * 60_000 }

export interface OrderMailTerms {
  db: Database
  now: () => number
  secret: string
}

/**
 * Rate limit of emails about unpaid orders by recipient, whichever customer typed the address. It limits the emails and
 * not the orders: a stranger who types a customer's address must not keep them from ordering.
 */
export function limitOrderMail({ db, now, secret }: OrderMailTerms) {
  return async (address: string): Promise<boolean> => {
    const key = `recipient order-mail ${hmacOf(address.toLowerCase(), secret)}`
    return (await limitRate(db, [{ key, ...perHour }], now())) === null
  }
}
