import type { Database } from '#database/engine.server.ts'

/** How many jobs there are, each of them counted once. */
export interface CountedJobs {
  /** Should be done by now. */
  due: number
  later: number
  /** Laid aside for a person to look at. */
  deadLettered: number
  /** How long the one that is due longest has waited, in milliseconds. */
  oldestDueMs: number
}

/** How much work there is. */
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
