import type { JobResult } from '../jobs/job.ts'

const shortestMs = 60_000
const longestMs = 60 * 60_000

/**
 * Delay before the provider is asked again. It grows with the length of the outage and never ends: unlike other jobs,
 * money is not given up after some attempts.
 */
export function pauseInOutage(since: number, now: number): number {
  return Math.min(Math.max(Math.floor((now - since) / 2), shortestMs), longestMs)
}

export function againAfterOutage(since: number, now: number): JobResult {
  return { done: false, again: now + pauseInOutage(since, now) }
}
