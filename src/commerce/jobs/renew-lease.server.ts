import type { ShopContext } from '../shop-context.ts'
import { ClaimLost, type JobClaim } from './job.ts'
import { type ClaimedJob, lockClaim, renewClaim } from './job-store.server.ts'

/** Timing of a lease. */
export interface ClaimTimes {
  /** Duration of a claim; after a crash the job is free again. */
  leaseMs: number
  renewEveryMs: number
}

interface RenewedClaim extends JobClaim {
  /** Stops renewing and returns the latest claim. */
  end(): Promise<ClaimedJob>
}

/**
 * Renews the lease while the job runs, so that no other worker claims it. `askedAt` is when the worker requested the
 * lease, by `performance.now()`.
 */
export function renewLease(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
  claimed: ClaimedJob,
  { leaseMs, renewEveryMs, askedAt }: ClaimTimes & { askedAt: number },
): RenewedClaim {
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
      // The next renewal is still in time.
      shop.log.warn('lease not renewed', { job: job.id, error: String(error) })
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
