import type { Database } from '#database/engine.server.ts'
import { statusesIn } from '../orders/order-status.ts'
import type { Difference } from './money-invariants-store.server.ts'

const notInProgress = statusesIn('reserved', 'released')

/** Orders of an earlier version say `unrecorded` and are skipped. */
export function inProgressUnproved(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('orders')
    .select((row) => ['id as subject', row.lit(1).as('expected'), row.lit(0).as('found')])
    .where('status', 'not in', notInProgress)
    .where('paymentMethod', '=', 'cash')
    .where('cashProof', '=', 'none')
    .execute()
}

/** The job that releases stock and slot may be late, but not by this much. */
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
