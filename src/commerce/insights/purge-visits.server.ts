import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { addDays, type CivilDate, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { oldestVisit, purgeDay, sumUpDay } from './visit-store.server.ts'

/** How many whole days a page view or a measurement is kept. How often each page was seen on a day stays. */
export const visitRetentionDays = 400

/** Each night, visits that are old enough are summed up by day and page, and then forgotten. */
export async function purgeVisits({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<JobResult> {
  const today = civilDateAt(now())
  const firstKept = addDays(today, -visitRetentionDays)
  for (let day = await oldestDay(db); day !== null && day < firstKept; day = await oldestDay(db)) {
    const [date, from, until] = [day, instantOf(day, 0), instantOf(addDays(day, 1), 0)]
    // A day at a time, so that nobody has to wait behind a year of them.
    await inTransaction(db, async (tx) => {
      await sumUpDay(tx, { date, from, until })
      await purgeDay(tx, { from, until })
    })
  }
  return { done: false, again: instantOf(addDays(today, 1), 4 * 60) }
}

async function oldestDay(db: Database): Promise<CivilDate | null> {
  const at = await oldestVisit(db)
  return at === null ? null : civilDateAt(at)
}
