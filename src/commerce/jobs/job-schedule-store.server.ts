import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'

/** Requeues dead-lettered jobs, for another version of the shop to run. */
export async function requeueJobs(
  db: Database,
  uniqueKeys: readonly string[],
  now: number,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt: now, scheduledAt: now, attempts: 0, diedAt: null })
    .where('uniqueKey', 'in', uniqueKeys)
    .where('diedAt', 'is not', null)
    .execute()
}

/** Makes a waiting or dead-lettered job due now. False when there is none, or a worker has claimed it. */
export async function runJobNow(db: Database, uniqueKey: string, now: number): Promise<boolean> {
  const updated = await db
    .updateTable('jobs')
    .set({ runAt: now, scheduledAt: now, attempts: 0, diedAt: null })
    .where('uniqueKey', '=', uniqueKey)
    .where('leasedUntil', '<=', now)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

// Clocks that follow the database differ by milliseconds; that of an older version follows its machine.
const wrongClockMs = 60_000

/**
 * Jobs that a clock wrote that was ahead run after the same delay, counted from now. Returns how many there were. A job
 * for a far day, written by a right clock, stays as it is.
 */
export async function rescheduleFromWrongClock(db: Database, now: number): Promise<number> {
  const updated = await db
    .updateTable('jobs')
    .set((job) => ({
      runAt: sql<number>`${job.ref('runAt')} - ${job.ref('scheduledAt')} + ${sql.val(now)}`,
      scheduledAt: now,
    }))
    .where('scheduledAt', '>', now + wrongClockMs)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows)
}
