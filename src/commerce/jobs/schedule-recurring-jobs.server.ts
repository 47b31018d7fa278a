import { jobKindNames } from '#database/stored-names.ts'
import type { ShopContext } from '../shop-context.ts'
import { jobDefinitions, jobKinds } from './job-definitions.server.ts'
import { requeueJobs } from './job-schedule-store.server.ts'
import { enqueueJob } from './job-store.server.ts'

/**
 * Enqueues each recurring job unless it exists; every run returns the time of the next. A dead-lettered one is requeued,
 * because another version may have fixed it.
 */
export async function scheduleRecurringJobs(shop: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const now = shop.now()
  const recurring = jobKinds.flatMap((kind) => {
    const { firstRunAt } = jobDefinitions[kind]
    return firstRunAt ? [{ kind, runAt: firstRunAt(now), uniqueKey: jobKindNames.write(kind) }] : []
  })
  await requeueJobs(
    shop.db,
    recurring.map(({ uniqueKey }) => uniqueKey),
    now,
  )
  for (const { kind, runAt, uniqueKey } of recurring) {
    await enqueueJob(shop.db, { kind, payload: {}, runAt, uniqueKey, now })
  }
}
