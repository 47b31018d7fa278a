import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { findPayment } from './payment-store.server.ts'
import { insertRefundRequest, type NewRefund, refundJobKey } from './refund-store.server.ts'

/**
 * Records a requested refund and enqueues the job that sends it; staff make a refund on the card terminal by hand. The
 * caller has locked the order and checked the remainder. Returns the id of the refund.
 */
export async function recordRefundRequest(db: Database, refund: NewRefund): Promise<string> {
  const id = await insertRefundRequest(db, refund)
  const payment = await findPayment(db, { id: refund.paymentId })
  if (payment?.atTerminal === 1) return id
  await enqueueJob(db, {
    kind: 'refund-payment',
    payload: { refundId: id },
    runAt: refund.at,
    uniqueKey: refundJobKey(id),
    now: refund.at,
  })
  return id
}
