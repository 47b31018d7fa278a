import { setTimeout as delay } from 'node:timers/promises'
import type { ShopContext } from '../shop-context.ts'
import { type JobLane, jobLanes } from './job.ts'
import { rescheduleFromWrongClock } from './job-schedule-store.server.ts'
import { type JobHandlers, runDueJobs } from './run-due-jobs.server.ts'

const pauseMs = 1_000
const rescheduleEveryMs = 60_000

/** The loops of this process that look for work, until they are stopped. */
export interface JobLoop {
  /** Takes up nothing new, and resolves when what was begun is finished. */
  stop(): Promise<void>
}

/** Looks for work of each lane once a second, and at once again while there is some. */
export function startJobLoop(shop: ShopContext, handlers: JobHandlers): JobLoop {
  const stopping = new AbortController()
  const loops = [
    reschedule(shop, stopping.signal),
    ...jobLanes.map((lane) => loop(shop, handlers, lane, stopping.signal)),
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
  handlers: JobHandlers,
  lane: JobLane,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const done = await tryJobs(shop, handlers, lane)
    if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

/** While a clock was ahead, retries were scheduled by it: they must not wait until it was right. */
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

async function tryJobs(shop: ShopContext, handlers: JobHandlers, lane: JobLane): Promise<number> {
  try {
    return await runDueJobs(shop, handlers, lane)
  } catch (error) {
    // The database is away: the loop goes on, and finds the jobs again when it is back.
    shop.log.error('jobs could not be claimed', { error: String(error) })
    return 0
  }
}
