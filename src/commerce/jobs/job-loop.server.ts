import { setTimeout as delay } from 'node:timers/promises'
import type { ShopContext } from '../shop-context.ts'
import { type JobDefinitions, type JobLane, jobLanes } from './job-definitions.server.ts'
import { rescheduleFromWrongClock } from './job-schedule-store.server.ts'
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
  const loops = [
    reschedule(shop, stopping.signal),
    ...jobLanes.map((lane) => loop(shop, definitions, lane, stopping.signal)),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function loop(
  shop: ShopContext,
  definitions: JobDefinitions,
  lane: JobLane,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const done = await tryJobs(shop, definitions, lane)
    if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Retries that a clock scheduled while it was ahead must not wait until that time. */
async function reschedule(shop: ShopContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const count = await rescheduleFromWrongClock(shop.db, shop.now())
      if (count > 0) shop.log.warn('jobs of a wrong clock rescheduled', { count })
    } catch (error) {
      shop.log.error('jobs could not be rescheduled', { error: String(error) })
    }
    await delay(rescheduleEveryMs, undefined, { signal }).catch(() => undefined)
  }
}

async function tryJobs(
  shop: ShopContext,
  definitions: JobDefinitions,
  lane: JobLane,
): Promise<number> {
  try {
    return await runDueJobs(shop, definitions, lane)
  } catch (error) {
    // The database is unavailable: the loop continues and finds the jobs later.
    shop.log.error('jobs could not be claimed', { error: String(error) })
    return 0
  }
}
