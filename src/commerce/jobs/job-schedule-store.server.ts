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
// Longer than any retry, expiry or nightly job. A job further ahead is meant for a calendar day.
const longestDelayMs = 2 * 24 * 60 * 60_000

/**
 * Restarts the delay of jobs that were scheduled by a clock that was ahead. Returns their number. A job for a calendar
 * day keeps its day: shifted by the error of a clock that is behind now, it would run early once that clock is right.
 */
export async function rescheduleFromWrongClock(db: Database, now: number): Promise<number> {
  const updated = await db
    .updateTable('jobs')
    .set((job) => ({
      runAt: sql<number>`${job.ref('runAt')} - ${job.ref('scheduledAt')} + ${sql.val(now)}`,
      scheduledAt: now,
    }))
    .where('scheduledAt', '>', now + wrongClockMs)
    .where((job) =>
      job(sql<number>`${job.ref('runAt')} - ${job.ref('scheduledAt')}`, '<=', longestDelayMs),
    )
    .executeTakeFirst()
  return Number(updated.numUpdatedRows)
}

/** Numbers of jobs, each counted once. */
export interface CountedJobs {
  /** Ready to run. */
  due: number
  later: number
  /** In the dead-letter queue. */
  deadLettered: number
  /** Waiting time of the oldest due job, in milliseconds. */
  oldestDueMs: number
}

export async function countJobs(db: Database, now: number): Promise<CountedJobs> {
  const { living, due, all, oldest } = await db
    .selectFrom('jobs')
    .select((job) => [
      job.fn.countAll<number>().as('all'),
      job.fn.countAll<number>().filterWhere('diedAt', 'is', null).as('living'),
      job.fn
        .countAll<number>()
        .filterWhere('diedAt', 'is', null)
        .filterWhere('runAt', '<=', now)
        .as('due'),
      job.fn.min('runAt').filterWhere('diedAt', 'is', null).as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return {
    due,
    later: living - due,
    deadLettered: all - living,
    oldestDueMs: oldest === null ? 0 : Math.max(0, now - oldest),
  }
}
