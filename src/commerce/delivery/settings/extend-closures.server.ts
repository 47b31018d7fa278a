import { inTransaction } from '#database/transaction.server.ts'
import { type JobResult, tomorrowAt } from '../../jobs/job.ts'
import type { ShopContext } from '../../shop-context.ts'
import { addDays, civilDateAt } from '../cairo-time.ts'
import { insertClosures, lockSlots } from './delivery-settings-store.server.ts'
import { closedUntilOn, daysToClose } from './repeated-closure.ts'
import { listRepeatedClosures, setClosedUntil } from './repeated-closure-store.server.ts'

/**
 * Nightly job: closes the next days of repeated closures. It only looks at days after the last run, so that a single day
 * that staff have reopened stays open.
 */
export async function extendClosures(shop: Pick<ShopContext, 'db' | 'now'>): Promise<JobResult> {
  const at = shop.now()
  const today = civilDateAt(at)
  const until = closedUntilOn(today)
  await inTransaction(shop.db, async (tx) => {
    const slots = await lockSlots(tx)
    for (const closure of await listRepeatedClosures(tx, today)) {
      if (closure.closedUntil >= until) continue
      const days = daysToClose(closure, { from: addDays(closure.closedUntil, 1), until })
      const { id: repeatedBy, reason, reasonAr } = closure
      await insertClosures(tx, days, { reason, reasonAr, slots, repeatedBy })
      await setClosedUntil(tx, closure.id, until)
    }
  })
  return { done: false, again: tomorrowAt(30, at) }
}
