import { addDays, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { JobAnswer } from '../jobs/job.ts'
import { purgeConfirmationsBefore } from '../orders/confirmation/cash-confirmation-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { forgetOriginsBefore } from './audit-store.server.ts'

/** How many whole days the record says from which network something was done. */
export const originsAreKeptDays = 90

/** Each night: who did what stays for good, where they sat does not. */
export async function forgetOrigins({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<JobAnswer> {
  const today = civilDateAt(now())
  const moment = instantOf(addDays(today, -originsAreKeptDays), 0)
  await forgetOriginsBefore(db, moment)
  await purgeConfirmationsBefore(db, moment)
  return { done: false, again: instantOf(addDays(today, 1), 4 * 60 + 30) }
}
