import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { JobResult } from '../../jobs/job.ts'
import type { ShopContext } from '../../shop-context.ts'
import { addKeys, selectWithoutKeys } from './order-key-store.server.ts'

/** Orders in one transaction, so that a request waits only briefly for their locks. */
const ordersAtOnce = 50
/** Orders in one run of the job or before one search, so that other work runs in between. */
const mostAtOnce = 1_000
const nextRunMs = 60_000

/** Recurring job: adds the search keys of new orders. A repeated run adds nothing. */
export async function keyNewOrders({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<JobResult> {
  const isComplete = await keyOrders(db)
  return { done: false, again: now() + (isComplete ? nextRunMs : 0) }
}

/** Adds the search keys of new orders. Returns whether none is left. */
export async function keyOrders(db: Database): Promise<boolean> {
  for (let keyed = 0; keyed < mostAtOnce; keyed += ordersAtOnce) {
    const rows = await selectWithoutKeys(db, ordersAtOnce).execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await inTransaction(db, (tx) => addKeys(tx, ids))
    if (ids.length < ordersAtOnce) return true
  }
  return false
}
