import type { Database } from '#database/engine.server.ts'
import { countAttempt } from './attempts.server.ts'

export interface OrderCount {
  userId: string
  /** The network address, sealed. */
  address: string
  perHour: number
  now: number
}

const hour = 60 * 60_000

/** Counts an order of a person and of their network: answers null while there are not too many, else the seconds to wait. */
export async function countOrderOf(
  db: Database,
  { userId, address, perHour, now }: OrderCount,
): Promise<number | null> {
  // Always in this sequence: two orders that counted in opposite ones would wait for each other.
  const perAccount = { max: Math.ceil(perHour / 3), windowMs: hour }
  const counts = db.withoutPlugins()
  const byAccount = await countAttempt(counts, `account place-order ${userId}`, perAccount, now)
  if (byAccount !== null) return byAccount
  const perAddress = { max: perHour, windowMs: hour }
  return countAttempt(counts, `address place-order ${address}`, perAddress, now)
}
