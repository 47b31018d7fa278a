import type { ShopContext } from '../shop-context.ts'
import { ClaimLost, type JobClaim } from './job-claim.ts'
import { type ClaimedJob, lockClaim, renewClaim } from './job-store.server.ts'

/** How a worker keeps its claim on a job that takes long. */
export interface ClaimTimes {
  /** How long a claim is good for: a worker that died keeps its job no longer. */
  leaseMs: number
  renewEveryMs: number
}

interface KeptClaim extends JobClaim {
  /** Ends the renewals, and returns the claim as it was renewed last. */
  end(): Promise<ClaimedJob>
}

/**
 * Renews the claim on a job while the job runs, so that no other worker begins it. `askedAt` is when the worker asked for
 * the lease, by `performance.now()`.
 */
export function renewLease(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
  claimed: ClaimedJob,
  { leaseMs, renewEveryMs, askedAt }: ClaimTimes & { askedAt: number },
): KeptClaim {
  let job = claimed
  let underWay = claimed.leasedUntil
  let endsAt = askedAt + leaseMs
  let renewed = Promise.resolve()
  const renew = async () => {
    const begun = performance.now()
    underWay = shop.now() + leaseMs
    try {
      const longer = await renewClaim(shop.db, job, underWay)
      endsAt = longer ? begun + leaseMs : Number.NEGATIVE_INFINITY
      job = longer ?? job
    } catch (error) {
      // The next renewal is in time, too.
      shop.log.warn('claim was not renewed', { job: job.id, error })
    }
  }
  const timer = setInterval(() => {
    renewed = renewed.then(renew)
  }, renewEveryMs)
  return {
    fence: claimed.fence,
    remainingMs: () => endsAt - performance.now(),
    async assertHeld(db) {
      if (!(await lockClaim(db, job, [job.leasedUntil, underWay]))) throw new ClaimLost()
    },
    async end() {
      clearInterval(timer)
      await renewed
      return job
    },
  }
}
