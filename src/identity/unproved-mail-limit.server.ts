import type { Database } from '#database/engine.server.ts'
import { limitRate } from './rate-limits/rate-limit.server.ts'
import { seal } from './seal.server.ts'

const perHour = { max: 10, windowMs: 60 * 60_000 }

export interface UnprovedMailTerms {
  db: Database
  now: () => number
  secret: string
}

/** Rate limit of order emails by recipient, whichever customer or network typed the address. */
export function limitUnprovedMail({ db, now, secret }: UnprovedMailTerms) {
  return async (address: string): Promise<boolean> => {
    const key = `recipient order-mail ${seal(address.toLowerCase(), secret)}`
    return (await limitRate(db, [{ key, ...perHour }], now())) === null
  }
}
