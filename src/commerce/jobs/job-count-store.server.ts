import type { Database } from '#database/engine.server.ts'

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
