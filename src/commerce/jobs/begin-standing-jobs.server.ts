import type { ShopContext } from '../shop-context.ts'
import { enqueueJob } from './job-store.server.ts'

/** Puts in the work that comes back every day, unless it is there already. Each such job asks to be done again. */
export async function beginStandingJobs({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  await enqueueJob(db, {
    kind: 'forget-visits',
    payload: {},
    runAt: now(),
    uniqueKey: 'forget-visits',
    now: now(),
  })
}
