import type { ShopContext } from '../shop-context.ts'
import { type ClaimedJob, renewClaim } from './job-store.server.ts'

/** How a worker holds on to a job that takes long. */
export interface ClaimTimes {
  /** How long a claim is good for: a worker that died keeps its job no longer. */
  leaseMs: number
  renewEveryMs: number
}

/**
 * Keeps the claim on a job good while the job is being done, so that nobody else begins it. The answer ends that, and
 * says with which claim the job can be finished.
 */
export function keepClaim(
  shop: ShopContext,
  claimed: ClaimedJob,
  { leaseMs, renewEveryMs }: ClaimTimes,
): () => Promise<ClaimedJob> {
  let job = claimed
  let renewed = Promise.resolve()
  const renew = async () => {
    try {
      job = (await renewClaim(shop.db, job, shop.now() + leaseMs)) ?? job
    } catch (error) {
      // The next time is in time, too.
      shop.log.warn('claim was not renewed', { job: job.id, error })
    }
  }
  const timer = setInterval(() => {
    renewed = renewed.then(renew)
  }, renewEveryMs)
  return async () => {
    clearInterval(timer)
    await renewed
    return job
  }
}
