import type { Database } from '#database/engine.server.ts'
import { countUnderEach } from './attempts.server.ts'

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
  const keys = [
    { key: `account place-order ${userId}`, max: Math.ceil(perHour / 3) },
    { key: `address place-order ${address}`, max: perHour },
  ]
  return countUnderEach(db.withoutPlugins(), keys, { windowMs: hour, now })
}
