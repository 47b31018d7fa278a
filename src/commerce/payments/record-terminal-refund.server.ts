import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { findPayment } from './payment-store.server.ts'
import { findRefund, markRefunded } from './refund-store.server.ts'
import { settleRefund } from './settle-refund.server.ts'

export type RecordedRefund = Accepted | Refusal<'nothing-to-refund'>

/** Records that staff refunded a card on the terminal of the shop. Of two staff members, the second finds nothing to do. */
export function recordTerminalRefund(
  shop: ShopContext,
  { refundId, staffId }: { refundId: string; staffId: string },
): Promise<RecordedRefund> {
  return inTransaction(shop.db, async (tx): Promise<RecordedRefund> => {
    const refund = await findRefund(tx, refundId)
    if (!refund) return { ok: false, refusal: 'nothing-to-refund' }
    const { orderId, amount, paymentId } = refund
    const payment = await findPayment(tx, { id: paymentId })
    if (payment?.atTerminal !== 1) return { ok: false, refusal: 'nothing-to-refund' }
    await lockOrder(tx, orderId)
    const at = shop.now()
    if (!(await markRefunded(tx, refundId, { kind: 'refund', transactionId: null, at }))) {
      return { ok: false, refusal: 'nothing-to-refund' }
    }
    await settleRefund(tx, payment, { amount, at })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'refund.recorded',
      subject: orderId,
      before: null,
      after: { paymentId, refundId, amount },
    })
    return { ok: true }
  })
}
