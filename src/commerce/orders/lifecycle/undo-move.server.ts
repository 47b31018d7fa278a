import { writeAudit } from '../../audit/audit-store.server.ts'
import { isResult } from '../../drivers/delivery-attempt.ts'
import { withdrawDeliveryAttempt } from '../../drivers/record-delivery-attempt.server.ts'
import { withdrawMoveEmail } from '../../emails/send-order-email.server.ts'
import { resumePaymentWatch } from '../../payments/inquiry-schedule.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { isRecipientErased } from '../recipient-erased.ts'
import { insertEvent, listEvents, markUndone } from '../records/order-event-store.server.ts'
import { setStatus } from '../records/order-store.server.ts'
import { recordCashOfDelivery } from './cash-of-delivery.server.ts'
import { mayUndo, undoWindowMs } from './order-lifecycle.ts'

export type TakenBackMove =
  | Accepted
  | Refusal<'order-not-found' | 'recipient-erased'>
  | Refusal<'changed-elsewhere', { status: OrderStatus }>
  // The email has been sent, or the time is over.
  | Refusal<'too-late-to-undo'>

/** A move of one order, as the staff member made it. */
export interface StaffMove {
  orderId: string
  from: OrderStatus
  to: OrderStatus
  staffId: string
}

/**
 * A staff member undoes their last move of an order, before the customer is notified. The withdrawn email
 * decides against a worker that sends it: one of both finds the job.
 */
export function undoMove(
  shop: ShopContext,
  { orderId, from, to, staffId }: StaffMove,
): Promise<TakenBackMove> {
  return changeOrder<TakenBackMove>(shop, { orderId }, async (tx, order, at) => {
    const { status } = order
    if (status !== to) return { ok: false, refusal: 'changed-elsewhere', status }
    const events = await listEvents(tx, orderId)
    const move = events.findLast(({ kind, undo }) => kind === 'moved' && undo === undefined)
    const isOwn = move?.actor === 'staff' && move.actorId === staffId
    if (!isOwn || move.from !== from || move.to !== to || !mayUndo(from, to)) {
      return { ok: false, refusal: 'changed-elsewhere', status }
    }
    if (isRecipientErased(order)) return { ok: false, refusal: 'recipient-erased' }
    const isInTime = at < move.at + undoWindowMs
    if (!isInTime || !(await withdrawMoveEmail(tx, { orderId, status: to, at: move.at }))) {
      return { ok: false, refusal: 'too-late-to-undo' }
    }
    await setStatus(tx, { orderId, from: to, to: from, at })
    if (isResult(from, to)) await withdrawDeliveryAttempt(tx, orderId, at)
    await markUndone(tx, orderId, move)
    const undoing = { kind: 'moved', undo: 'undoes', from: to, to: from, note: '', at } as const
    await insertEvent(tx, { ...undoing, orderId, actor: 'staff', actorId: staffId })
    const payment = await recordCashOfDelivery(tx, order, { from: to, to: from, at })
    if (to === 'delivered') await resumePaymentWatch(tx, orderId, at)
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.move-undone',
      subject: orderId,
      before: { status: to, paymentStatus: order.paymentStatus },
      after: { status: from, paymentStatus: payment },
    })
    return { ok: true }
  })
}
