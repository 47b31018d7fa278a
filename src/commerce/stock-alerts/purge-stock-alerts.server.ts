import { inTransaction } from '#database/transaction.server.ts'
import { type JobResult, retentionStart, tomorrowAt } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { deleteOldAlerts } from './stock-alert-store.server.ts'

/** Retention of an address after its email, in days: so long does the link in it work. */
export const toldAlertRetentionDays = 30
/** How long an address waits, in days. */
export const waitingAlertRetentionDays = 180

/** Alerts in one run: their ids are the values of one statement. */
const alertsPerRun = 500

/** Nightly job: deletes the addresses of old stock alerts. */
export async function purgeStockAlerts(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
): Promise<JobResult> {
  const at = shop.now()
  const old = {
    toldBefore: retentionStart(toldAlertRetentionDays, at),
    askedBefore: retentionStart(waitingAlertRetentionDays, at),
  }
  const count = await inTransaction(shop.db, (tx) =>
    deleteOldAlerts(tx, { ...old, limit: alertsPerRun, at }),
  )
  if (count > 0) shop.log.info('stock alerts purged', { count })
  return { done: false, again: count === alertsPerRun ? at + 1_000 : tomorrowAt(5 * 60 + 30, at) }
}
