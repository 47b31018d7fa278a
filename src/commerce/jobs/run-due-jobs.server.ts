import { setTimeout as delay } from 'node:timers/promises'
import { inSpan } from '#database/spans.server.ts'
import { inRequest } from '../current-request.server.ts'
import { refreshSettings } from '../settings/refresh-settings.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { ClaimLost, type JobClaim, type JobResult, maxAttempts, pauseAfter } from './job.ts'
import {
  isJobKind,
  type JobDefinitions,
  type JobKind,
  type JobLane,
} from './job-definitions.server.ts'
import {
  beginJob,
  type ClaimedJob,
  claimJobs,
  deadLetterJob,
  finishJob,
  postponeJob,
} from './job-store.server.ts'
import { type ClaimTimes, renewLease } from './renew-lease.server.ts'

const claimTimes: ClaimTimes = { leaseMs: 60_000, renewEveryMs: 20_000 }
const batch = 10
// A run that takes longer hangs, and blocks the rest of its lane.
const longestMs = 5 * 60_000

interface RunTimes extends ClaimTimes {
  /** A longer run counts as failed. */
  timeoutMs: number
}

/**
 * Runs the due jobs of one lane, or of all, one after the other, and returns their number. A job that fails, hangs or
 * crashes the process is retried up to `maxAttempts` times, each time after other due jobs.
 */
export async function runDueJobs(
  shop: ShopContext,
  definitions: JobDefinitions,
  lane?: JobLane,
  { timeoutMs, ...times }: RunTimes = { ...claimTimes, timeoutMs: longestMs },
): Promise<number> {
  const { leaseMs } = times
  const asked = { now: shop.now(), leaseMs, limit: batch }
  const jobs = await claimJobs(shop.db, lane ? { ...asked, lane } : asked)
  if (jobs.length > 0) await refreshSettings(shop)
  for (const claimed of jobs) {
    await inRequest(claimed.requestId, () => runClaimed(claimed))
  }
  return jobs.length

  async function runClaimed(claimed: ClaimedJob): Promise<void> {
    if (claimed.attempts >= maxAttempts) {
      return deadLetter(shop, claimed, 'The process crashed during the last attempt.')
    }
    const [now, askedAt] = [shop.now(), performance.now()]
    const leasedUntil = now + leaseMs
    const runAt = leasedUntil + pauseAfter(claimed.attempts + 1)
    // Earlier jobs of the batch may have outlasted the lease: then another worker has claimed this one.
    const job = await beginJob(shop.db, claimed, { leasedUntil, runAt, now })
    if (job) await runJob(shop, definitions, job, { ...times, timeoutMs, askedAt })
  }
}

async function runJob(
  shop: ShopContext,
  definitions: JobDefinitions,
  begun: ClaimedJob,
  { timeoutMs, ...times }: RunTimes & { askedAt: number },
): Promise<void> {
  const claim = renewLease(shop, begun, times)
  try {
    const attributes = { 'job.id': begun.id, 'job.attempts': begun.attempts }
    const work = inSpan({ name: `job ${begun.kind}`, attributes }, () =>
      dispatch(shop, definitions, begun, claim),
    )
    const result = await withTimeout(work, timeoutMs)
    const job = await claim.end()
    const isHeld = result.done
      ? await finishJob(shop.db, job)
      : await postponeJob(shop.db, job, {
          runAt: result.again,
          attempts: 0,
          error: null,
          now: shop.now(),
        })
    if (!isHeld) throw new ClaimLost()
  } catch (error) {
    const job = await claim.end()
    if (error instanceof ClaimLost) {
      shop.log.warn('job claim lost', { job: job.id, kind: job.kind, fence: job.fence })
      return
    }
    await handleFailure(shop, job, error instanceof Error ? error.message : String(error))
  }
}

async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const done = new AbortController()
  const tooLong = delay(timeoutMs, undefined, { signal: done.signal }).then(() => {
    throw new Error(`Timed out after ${timeoutMs} ms.`)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    tooLong.catch(() => undefined)
    done.abort()
  }
}

async function deadLetter(shop: ShopContext, job: ClaimedJob, error: string): Promise<void> {
  shop.log.error('job dead-lettered', { job: job.id, kind: job.kind, error })
  await deadLetterJob(shop.db, job, { now: shop.now(), error })
}

async function handleFailure(shop: ShopContext, job: ClaimedJob, error: string): Promise<void> {
  if (job.attempts >= maxAttempts) return deadLetter(shop, job, error)
  shop.log.warn('job failed', { job: job.id, kind: job.kind, attempts: job.attempts, error })
  const now = shop.now()
  const runAt = now + pauseAfter(job.attempts)
  await postponeJob(shop.db, job, { runAt, attempts: job.attempts, error, now })
}

async function dispatch(
  shop: ShopContext,
  definitions: JobDefinitions,
  { kind, payload }: ClaimedJob,
  claim: JobClaim,
): Promise<JobResult> {
  if (!isJobKind(kind)) throw new Error(`Unknown job kind: ${kind}`)
  return run(shop, definitions, { kind, payload }, claim)
}

function run<Kind extends JobKind>(
  shop: ShopContext,
  definitions: JobDefinitions,
  { kind, payload }: { kind: Kind; payload: unknown },
  claim: JobClaim,
): Promise<JobResult> {
  const definition = definitions[kind]
  return definition.run(shop, definition.payload.parse(payload), claim)
}
