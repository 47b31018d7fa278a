import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { accountEmailTriggers } from '../emails/account-emails.ts'
import { orderEmailTriggers } from '../emails/order-email-trigger.ts'
import { onlinePaymentMethods } from '../payments/payment-provider.ts'
import type { ShopContext } from '../shop-context.ts'
import {
  type JobKind,
  type JobLane,
  type JobPayloads,
  type JobResult,
  maxAttempts,
  pauseAfter,
} from './job.ts'
import { ClaimLost, type JobClaim } from './job-claim.ts'
import {
  beginJob,
  type ClaimedJob,
  claimJobs,
  deadLetterJob,
  finishJob,
  postponeJob,
} from './job-store.server.ts'
import { type ClaimTimes, renewLease } from './renew-lease.server.ts'

/** What is done for each kind of job. One that throws is asked again later, `maxAttempts` times in all. */
export type JobHandlers = {
  [Kind in JobKind]: (
    shop: ShopContext,
    payload: JobPayloads[Kind],
    claim: JobClaim,
  ) => Promise<JobResult>
}

const payloads: { [Kind in JobKind]: z.ZodType<JobPayloads[Kind]> } = {
  'expire-order': z.object({ orderId: z.string() }),
  'reconcile-payment': z.object({ paymentId: z.string(), once: z.boolean().optional() }),
  'refund-payment': z.object({ refundId: z.string() }),
  'send-order-letter': z.object({
    orderId: z.string(),
    occasion: z.enum(orderEmailTriggers),
    amount: z.int().optional(),
    method: z.enum(onlinePaymentMethods).optional(),
    mailId: z.string(),
  }),
  'send-confirmation-code': z.object({
    orderId: z.string(),
    nonce: z.string(),
    mailId: z.string(),
  }),
  'send-account-letter': z.object({
    to: z.string(),
    name: z.string(),
    occasion: z.enum(accountEmailTriggers),
    undoId: z.string().optional(),
    mailId: z.string(),
  }),
  'forget-visits': z.record(z.string(), z.never()),
  'forget-origins': z.record(z.string(), z.never()),
  'purge-guests': z.record(z.string(), z.never()),
  'purge-drafts': z.record(z.string(), z.never()),
  'check-books': z.record(z.string(), z.never()),
  'make-avif': z.object({ uploadId: z.string() }),
  'sweep-uploads': z.record(z.string(), z.never()),
}

const claimTimes: ClaimTimes = { leaseMs: 60_000, renewEveryMs: 20_000 }
const batch = 10
// What takes longer hangs, and the rest of its lane with it.
const longestMs = 5 * 60_000

interface DoingTimes extends ClaimTimes {
  /** After this a job is given up for this time. */
  timeoutMs: number
}

/**
 * Does what is due, of one lane or of all, each job by itself, and answers how many there were. A job that fails, hangs,
 * or ends the process is tried `maxAttempts` times, each time after what else there is to do.
 */
export async function runDueJobs(
  shop: ShopContext,
  handlers: JobHandlers,
  lane?: JobLane,
  { timeoutMs, ...times }: DoingTimes = { ...claimTimes, timeoutMs: longestMs },
): Promise<number> {
  const { leaseMs } = times
  const asked = { now: shop.now(), leaseMs, limit: batch }
  const jobs = await claimJobs(shop.db, lane ? { ...asked, lane } : asked)
  for (const claimed of jobs) {
    if (claimed.attempts >= maxAttempts) {
      await deadLetter(shop, claimed, 'The process ended each time that this was done.')
      continue
    }
    const [now, askedAt] = [shop.now(), performance.now()]
    const leasedUntil = now + leaseMs
    const runAt = leasedUntil + pauseAfter(claimed.attempts + 1)
    // The ones before may have taken so long that the lease is over: then another worker has begun.
    const job = await beginJob(shop.db, claimed, { leasedUntil, runAt, now })
    if (job) await runJob(shop, handlers, job, { ...times, timeoutMs: timeoutMs, askedAt })
  }
  return jobs.length
}

async function runJob(
  shop: ShopContext,
  handlers: JobHandlers,
  begun: ClaimedJob,
  { timeoutMs, ...times }: DoingTimes & { askedAt: number },
): Promise<void> {
  const claim = renewLease(shop, begun, times)
  try {
    const answer = await withTimeout(dispatch(shop, handlers, begun, claim), timeoutMs)
    const job = await claim.end()
    const isKept = answer.done
      ? await finishJob(shop.db, job)
      : await postponeJob(shop.db, job, {
          runAt: answer.again,
          attempts: 0,
          error: null,
          now: shop.now(),
        })
    if (!isKept) throw new ClaimLost()
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
    throw new Error(`It took longer than ${timeoutMs} ms.`)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    tooLong.catch(() => undefined)
    done.abort()
  }
}

async function deadLetter(shop: ShopContext, job: ClaimedJob, error: string): Promise<void> {
  shop.log.error('job was buried', { job: job.id, kind: job.kind, error })
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
  handlers: JobHandlers,
  { kind, payload }: ClaimedJob,
  claim: JobClaim,
): Promise<JobResult> {
  if (!isJobKind(kind)) throw new Error(`Nobody knows how to do ${kind}.`)
  return handle(shop, handlers, { kind, payload }, claim)
}

function handle<Kind extends JobKind>(
  shop: ShopContext,
  handlers: JobHandlers,
  { kind, payload }: { kind: Kind; payload: unknown },
  claim: JobClaim,
): Promise<JobResult> {
  return handlers[kind](shop, payloads[kind].parse(payload), claim)
}

// A job may have been left behind by another version.
const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(payloads, kind)
