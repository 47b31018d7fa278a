import { setTimeout as delay } from 'node:timers/promises'
import { jobKindNames } from '#database/stored-names.ts'
import type { ShopContext } from '../shop-context.ts'
import {
  type JobDefinitions,
  jobDefinitions,
  jobKinds,
  jobLanes,
} from './job-definitions.server.ts'
import { requeueJobs, rescheduleFromWrongClock } from './job-schedule-store.server.ts'
import { enqueueJob } from './job-store.server.ts'
import { runDueJobs } from './run-due-jobs.server.ts'

const pauseMs = 1_000
const rescheduleEveryMs = 60_000

/** The job loops of this process. */
export interface JobLoop {
  /** Claims no more jobs, and resolves when running ones have finished. */
  stop(): Promise<void>
}

/** Runs one loop for each lane, which polls once a second, and at once again after a batch. */
export function startJobLoop(shop: ShopContext, definitions: JobDefinitions): JobLoop {
  const stopping = new AbortController()
  const { signal } = stopping

  /** Does the work again and again, after a pause when nothing is left. A failure, as of the database, ends no loop. */
  async function loop(pause: number, failure: string, work: () => Promise<boolean>): Promise<void> {
    while (!signal.aborted) {
      const isMore = await work().catch((error) => {
        shop.log.error(failure, { error: String(error) })
        return false
      })
      if (!isMore) await delay(pause, undefined, { signal }).catch(() => undefined)
    }
  }

  const loops = [
    loop(rescheduleEveryMs, 'jobs could not be rescheduled', () => reschedule(shop)),
    ...jobLanes.map((lane) =>
      loop(
        pauseMs,
        'jobs could not be claimed',
        async () => (await runDueJobs(shop, definitions, lane)) > 0,
      ),
    ),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

/** Retries that a clock scheduled while it was ahead must not wait until that time. */
async function reschedule({ db, now, log }: ShopContext): Promise<false> {
  const count = await rescheduleFromWrongClock(db, now())
  if (count > 0) log.warn('jobs of a wrong clock rescheduled', { count })
  return false
}

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
