import type { Database } from '#database/engine.server.ts'
import { statusesIn } from '../orders/order-status.ts'
import type { Difference } from './money-invariants-store.server.ts'

const notWorkedOn = statusesIn('reserved', 'released')

/** Orders that an earlier version of the shop placed say `unrecorded`, and are not judged. */
export function workedOnUnproved(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select((row) => ['id as subject', row.lit(1).as('expected'), row.lit(0).as('found')])
    .where('status', 'not in', notWorkedOn)
    .where('paymentMethod', '=', 'cash')
    .where('cashProof', '=', 'none')
    .execute()
}

/** A job gives stock and slot back; it may be late, but not by this much. */
const latestMs = 10 * 60_000

export function waitingTooLong(db: Database, now: number): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select((row) => ['id as subject', row.lit(0).as('expected'), row.lit(1).as('found')])
    .where('status', '=', 'awaiting_payment')
    .where('paymentMethod', '=', 'cash')
    .where('expiresAt', '<', now - latestMs)
    .execute()
}
