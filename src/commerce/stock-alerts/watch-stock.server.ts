import { inTransaction } from '#database/transaction.server.ts'
import { enqueueEmail } from '../emails/enqueue-email.server.ts'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { listFulfilledAlerts, markNotified } from './stock-alert-store.server.ts'

// One query over a small index.
const everyMs = 10_000
/** Alerts in one run of the job, so that other jobs run in between. */
const alertsPerRun = 100

/**
 * Recurring job: finds products that are back in stock and enqueues the emails of those who wait. Looking covers every
 * way in which stock rises: an edit, an import, a cancelled or expired order, a substitution, another version.
 */
export async function watchStock(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
): Promise<JobResult> {
  const at = shop.now()
  const ids = await listFulfilledAlerts(shop.db, alertsPerRun)
  for (const id of ids) await enqueueAlertEmail(shop, id, at)
  if (ids.length > 0) shop.log.info('stock alerts enqueued', { count: ids.length })
  return { done: false, again: at + (ids.length === alertsPerRun ? 1_000 : everyMs) }
}

/** Mark and email commit together, so that one of two workers sends the email, and a crash loses or repeats nothing. */
function enqueueAlertEmail(
  { db }: Pick<ShopContext, 'db'>,
  alertId: string,
  at: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await markNotified(tx, alertId, at))) return
    await enqueueEmail(tx, 'send-stock-alert', at, (mailId) => ({ alertId, mailId }))
  })
}
