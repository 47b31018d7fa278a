import type { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import { addDays, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { ShopContext } from '../shop-context.ts'

/** Result of a run: done, or to be run again at a time in epoch milliseconds. */
export type JobResult = { done: true } | { done: false; again: number }

/** A worker's claim on a job. Handlers check it right before an external call and when they write its result. */
export interface JobClaim {
  /** Fencing token: higher with each claim of the job. */
  fence: number
  /**
   * Throws `ClaimLost` when another worker has claimed the job since. In a transaction it locks the job's row, so that no
   * other worker can claim it before the transaction ends.
   */
  assertHeld(db: Database): Promise<void>
  /** Rest of the lease in milliseconds, by this process's monotonic clock, which no clock change affects. */
  remainingMs(): number
}

/** Another worker has claimed the job since: this one must neither send nor write for it. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'

  constructor() {
    super('Another worker has claimed the job.')
  }
}

/** Lanes run concurrently: a slow mail server or a hundred new pictures must not delay refunds. */
export const jobLaneNames = ['emails', 'sms', 'pictures'] as const

/** Schema, handler and schedule of one kind of job. */
export interface JobDefinition<Payload> {
  payload: z.ZodType<Payload>
  /** A run that throws is retried later, `maxAttempts` times in all. */
  run(shop: ShopContext, payload: Payload, claim: JobClaim): Promise<JobResult>
  /** The default lane runs all other kinds. */
  lane?: (typeof jobLaneNames)[number]
  /** First run of a job that the shop schedules itself at its start; each run then returns the time of the next. */
  firstRunAt?: (now: number) => number
}

/** Infers the payload's type from its schema, so that the compiler checks the handler against it. */
export const defineJob = <Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> =>
  definition

/** A minute of tomorrow in Cairo, in epoch milliseconds: a nightly job runs again then. */
export function tomorrowAt(minute: number, now: number): number {
  return instantOf(addDays(civilDateAt(now), 1), minute)
}

/** The midnight in Cairo with which a retention of some days begins. */
export function retentionStart(days: number, now: number): number {
  return instantOf(addDays(civilDateAt(now), -days), 0)
}

const firstPauseMs = 5_000
const longestPauseMs = 60 * 60_000

export const maxAttempts = 12

/** Exponential backoff: the delay doubles with each failure, up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** Math.max(0, attempts - 1), longestPauseMs)
}
