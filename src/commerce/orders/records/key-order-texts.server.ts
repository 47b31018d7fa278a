import { inTransaction } from '#database/transaction.server.ts'
import type { JobResult } from '../../jobs/job.ts'
import type { ShopContext } from '../../shop-context.ts'
import { addTextKeys, listWithoutTextKeys } from './order-key-store.server.ts'

/** Orders in one run of the job, so that other jobs run in between. */
const ordersPerRun = 100
const nextRunMs = 1_000
/** Beside this version, the previous one may still place orders. */
const nextCheckMs = 10 * 60_000

/** Recurring job: adds the search keys of orders that the previous version placed. A repeated run adds nothing. */
export async function keyOrderTexts({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<JobResult> {
  const ids = await listWithoutTextKeys(db, ordersPerRun)
  // One transaction per order, so that a request for it waits only briefly.
  for (const id of ids) await inTransaction(db, (tx) => addTextKeys(tx, id))
  return { done: false, again: now() + (ids.length === ordersPerRun ? nextRunMs : nextCheckMs) }
}
