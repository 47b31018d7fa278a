import { inTransaction } from '#database/transaction.server.ts'
import { civilDateAt } from '../delivery/cairo-time.ts'
import { type JobResult, retentionStart, tomorrowAt } from '../jobs/job.ts'
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
  const start = now()
  const oldestRetained = retentionStart(visitRetentionDays, start)
  for (let at = await oldestVisit(db); at !== null; at = await oldestVisit(db)) {
    if (at >= oldestRetained) break
    const date = civilDateAt(at)
    const span = spanOfPeriod({ from: date, until: date })
    // One transaction per day, so that other writers never wait for a year of visits.
    await inTransaction(db, async (tx) => {
      await sumUpDay(tx, { date, ...span })
      await purgeDay(tx, span)
    })
  }
  return { done: false, again: tomorrowAt(4 * 60, start) }
}
