import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { runJobNow } from '../jobs/job-schedule-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { findRefund, refundJobKey } from './refund-store.server.ts'

export type RetriedRefund = Accepted | Refusal<'nothing-to-try'>

/** Sends a failed refund again at once, even from the dead-letter queue. */
export async function retryRefund(
  shop: ShopContext,
  { refundId, staffId }: { refundId: string; staffId: string },
): Promise<RetriedRefund> {
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<RetriedRefund> => {
    const refund = await findRefund(tx, refundId)
    if (refund?.status !== 'requested' || !(await runJobNow(tx, refundJobKey(refundId), at))) {
      return { ok: false, refusal: 'nothing-to-try' }
    }
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'refund.retried',
      subject: refund.orderId,
      before: null,
      after: { refundId },
    })
    return { ok: true }
  })
}
