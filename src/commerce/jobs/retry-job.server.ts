import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { requeueFailedJob } from './failed-job-store.server.ts'

export type RetriedJob = Accepted | Refusal<'not-failed'>

/** Runs a job of the dead-letter queue again, as often as a new one. */
export function retryJob(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { jobId, staffId }: { jobId: string; staffId: string },
): Promise<RetriedJob> {
  const at = now()
  return inTransaction(db, async (tx): Promise<RetriedJob> => {
    const kind = await requeueFailedJob(tx, jobId, at)
    if (kind === null) return { ok: false, refusal: 'not-failed' }
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'job.retried',
      subject: jobId,
      before: null,
      after: { job: kind },
    })
    return { ok: true }
  })
}
