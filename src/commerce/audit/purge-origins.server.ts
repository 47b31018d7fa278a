import { addDays, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { JobResult } from '../jobs/job.ts'
import { purgeConfirmationsBefore } from '../orders/confirmation/cash-confirmation-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { purgeOriginsBefore } from './audit-store.server.ts'

/** How many whole days the record says from which network something was done. */
export const originRetentionDays = 90

/** Each night: who did what stays for good, where they sat does not. */
export async function purgeOrigins({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<JobResult> {
  const today = civilDateAt(now())
  const moment = instantOf(addDays(today, -originRetentionDays), 0)
  await purgeOriginsBefore(db, moment)
  await purgeConfirmationsBefore(db, moment)
  return { done: false, again: instantOf(addDays(today, 1), 4 * 60 + 30) }
}
