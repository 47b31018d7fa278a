import type { Database } from '#database/engine.server.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { tooMany } from '../providers/embedded/before-request.server.ts'
import type { LinkPurpose } from '../providers/embedded/link-store.server.ts'
import { limitRate } from './rate-limit.server.ts'

const mailsPerWindow = { max: 5, windowMs: 15 * 60_000 }
const mailsPerDay = { max: 20, windowMs: 24 * 60 * 60_000 }

interface MailRequest {
  purpose: LinkPurpose
  to: string
  secret: string
  now: number
}

/**
 * Rate limit of identity mails by recipient, for all clients, and whether or not the address has an account.
 * Resets have no daily limit: a stranger could use it up, and the owner of the mailbox could not recover.
 */
export async function countMail(
  db: Database,
  { purpose, to, secret, now }: MailRequest,
): Promise<void> {
  const key = `mail ${purpose} ${hmacOf(to.toLowerCase(), secret)}`
  const daily = purpose === 'password-reset' ? [] : [{ key: `${key} day`, ...mailsPerDay }]
  const wait = await limitRate(db, [{ key, ...mailsPerWindow }, ...daily], now)
  if (wait !== null) throw tooMany(wait)
}
