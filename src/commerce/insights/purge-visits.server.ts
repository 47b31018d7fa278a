import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { addDays, type CivilDate, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
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
  for (
    let day = await oldestDay(db);
    day !== null && day < oldestRetained;
    day = await oldestDay(db)
  ) {
    const [date, from, until] = [day, instantOf(day, 0), instantOf(addDays(day, 1), 0)]
    // One transaction per day, so that other writers never wait for a year of visits.
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
