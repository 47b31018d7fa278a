import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { type BackoffLimit, isForgotten, waitBefore } from './rate-limit-rules.ts'
import { lockFailures, saveFailures } from './rate-limit-store.server.ts'

/**
 * Counts an attempt as a failure under each limit before it is made, so that attempts at the same time cannot all pass;
 * an attempt that did not fail is taken back. Returns null, or the seconds to wait: then nothing was counted. The rows
 * are locked in the order of the limits, which has to be the same everywhere.
 */
export async function beginAttempt(
  db: Database,
  limits: readonly BackoffLimit[],
  now: number,
): Promise<number | null> {
  const begun = await inTransaction(db, async (tx) => {
    let waitMs = 0
    for (const { key, rule } of limits) {
      const counter = await lockFailures(tx, key, now)
      waitMs = Math.max(waitMs, waitBefore(counter, rule, now))
      const failures = isForgotten(counter, rule, now) ? 0 : counter.failures
      if (waitMs === 0) await saveFailures(tx, key, { failures: failures + 1, lastFailureAt: now })
    }
    return waitMs === 0 ? { ok: true } : { ok: false, waitMs }
  })
  return 'waitMs' in begun ? Math.max(1, Math.ceil(begun.waitMs / 1000)) : null
}
