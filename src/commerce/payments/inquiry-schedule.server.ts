import type { Database, Transaction } from '#database/engine.server.ts'
import type { JobResult } from '../jobs/job.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { listPayments } from './payment-store.server.ts'

const intervalMs = 10_000

/**
 * Schedules one inquiry for the end of the current ten seconds: all requests until then share it, and it runs after the
 * last of them.
 */
export async function scheduleInquiry(
  db: Database,
  paymentId: string,
  now: number,
  earliest: number = now,
): Promise<void> {
  const runAt = Math.ceil((earliest + 1) / intervalMs) * intervalMs
  await enqueueJob(db, {
    kind: 'reconcile-payment',
    payload: { paymentId, once: true },
    runAt,
    uniqueKey: `inquire-payment:${paymentId}:${runAt}`,
    now,
  })
}

const longestUndecidedMs = 5 * 60_000

/** Delay before the provider is asked again about a payment that it has not decided; the customer is waiting. */
export function pauseWhileUndecided(since: number, now: number): number {
  return Math.min(Math.max(Math.floor((now - since) / 4), intervalMs), longestUndecidedMs)
}

/** Watches the captured payments of an order again, which turned out not to be delivered. */
export async function resumePaymentWatch(
  tx: Transaction,
  orderId: string,
  now: number,
): Promise<void> {
  for (const { id: paymentId, status } of await listPayments(tx, orderId)) {
    if (status !== 'paid') continue
    const uniqueKey = `reconcile-payment:${paymentId}`
    const payload = { paymentId }
    await enqueueJob(tx, { kind: 'reconcile-payment', payload, runAt: now, uniqueKey, now })
  }
}

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
