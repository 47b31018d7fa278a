import { nextInvariantCheck } from '../invariants/check-invariants.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { requeueJobs } from './job-schedule-store.server.ts'
import { enqueueJob } from './job-store.server.ts'

const standingJobs = [
  'forget-visits',
  'forget-origins',
  'purge-guests',
  'purge-drafts',
  'check-books',
] as const

/**
 * Puts in the work that comes back every day, unless it is there already. Each such job asks to be done again; one that
 * failed so often that it was laid aside begins anew with the shop.
 */
export async function beginStandingJobs(shop: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const now = shop.now()
  await requeueJobs(shop.db, standingJobs, now)
  for (const kind of standingJobs) {
    const runAt = kind === 'check-books' ? nextInvariantCheck(now) : now
    await enqueueJob(shop.db, { kind, payload: {}, runAt, uniqueKey: kind, now })
  }
}
