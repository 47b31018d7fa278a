import { inTransaction } from '#database/transaction.server.ts'
import { addDays, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { spanOfPeriod } from './period.ts'
import { oldestVisit, purgeDay, sumUpDay } from './visit-store.server.ts'

/** Retention of page views and web vitals, in days. Their daily sums stay. */
const visitRetentionDays = 400

/** Nightly job: sums up old visits by day and page, then deletes them. */
export async function purgeVisits({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<JobResult> {
  const today = civilDateAt(now())
  const oldestRetained = addDays(today, -visitRetentionDays)
  for (let at = await oldestVisit(db); at !== null; at = await oldestVisit(db)) {
    const date = civilDateAt(at)
    if (date >= oldestRetained) break
    const span = spanOfPeriod({ from: date, until: date })
    // One transaction per day, so that other writers never wait for a year of visits.
    await inTransaction(db, async (tx) => {
      await sumUpDay(tx, { date, ...span })
      await purgeDay(tx, span)
    })
  }
  return { done: false, again: instantOf(addDays(today, 1), 4 * 60) }
}
