import { writeAudit } from '../../audit/audit-store.server.ts'
import {
  correctDeliveryAttempt,
  withdrawDeliveryAttempt,
} from '../../drivers/record-delivery-attempt.server.ts'
import { resumePaymentWatch } from '../../payments/inquiry-schedule.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { isRecipientErased } from '../recipient-erased.ts'
import { insertEvent } from '../records/order-event-store.server.ts'
import { setStatus } from '../records/order-store.server.ts'
import { recordCashOfDelivery } from './cash-of-delivery.server.ts'
import { moveOrder } from './move-order.server.ts'
import { correctionsFrom } from './order-lifecycle.ts'

export type CorrectedDelivery =
  | Accepted
  | Refusal<'order-not-found'>
  | Refusal<'recipient-erased'>
  | Refusal<'changed-elsewhere' | 'move-not-allowed', { status: OrderStatus }>

/** The correction of a wrong result, with the status that the super admin saw. */
export interface DeliveryCorrection {
  orderId: string
  from: OrderStatus
  to: OrderStatus
  reason: string
  staffId: string
}

/**
 * A super admin corrects the result of a delivery, and with it the record of collected cash. The customer is mailed only
 * when the order turns out to be delivered.
 */
export function correctDelivery(
  shop: ShopContext,
  { orderId, from, to, reason, staffId }: DeliveryCorrection,
): Promise<CorrectedDelivery> {
  return changeOrder<CorrectedDelivery>(shop, { orderId }, async (tx, order, at) => {
    const { status } = order
    if (status !== from) return { ok: false, refusal: 'changed-elsewhere', status }
    if (!correctionsFrom(from).includes(to)) {
      return { ok: false, refusal: 'move-not-allowed', status }
    }
    if (isRecipientErased(order)) return { ok: false, refusal: 'recipient-erased' }
    const move = { orderId, from, to, actor: 'staff', actorId: staffId, note: reason, at } as const
    if (to === 'delivered') await moveOrder(tx, move)
    else {
      await setStatus(tx, move)
      await insertEvent(tx, { kind: 'moved', ...move })
    }
    if (to === 'out_for_delivery') await withdrawDeliveryAttempt(tx, orderId, at)
    else {
      const isDelivered = to === 'delivered'
      await correctDeliveryAttempt(tx, order, { isDelivered, reason, reportedBy: staffId, at })
    }
    const payment = await recordCashOfDelivery(tx, order, { from, to, at })
    if (from === 'delivered') await resumePaymentWatch(tx, orderId, at)
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.delivery-corrected',
      subject: orderId,
      before: { status: from, paymentStatus: order.paymentStatus },
      after: { status: to, paymentStatus: payment, reason },
    })
    return { ok: true }
  })
}
