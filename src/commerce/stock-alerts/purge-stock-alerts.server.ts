import { type JobResult, retentionStart, tomorrowAt } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { deleteOldAlerts } from './stock-alert-store.server.ts'

/** Retention of an address after its email, in days: so long does the link in it work. */
export const toldAlertRetentionDays = 30
/** How long an address waits, in days. */
export const waitingAlertRetentionDays = 180

/** Nightly job: deletes the addresses of old stock alerts. */
export async function purgeStockAlerts(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
): Promise<JobResult> {
  const at = shop.now()
  const count = await deleteOldAlerts(shop.db, {
    toldBefore: retentionStart(toldAlertRetentionDays, at),
    askedBefore: retentionStart(waitingAlertRetentionDays, at),
  })
  if (count > 0) shop.log.info('stock alerts purged', { count })
  return { done: false, again: tomorrowAt(5 * 60 + 30, at) }
}
