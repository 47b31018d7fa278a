import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'

const intervalMs = 10_000

/**
 * Has the provider asked about a payment once, at the end of the present ten seconds: all messages that ask for it
 * until then share one inquiry, which is made after the last of them.
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
