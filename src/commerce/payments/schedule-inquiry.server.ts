import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'

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
