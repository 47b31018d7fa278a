import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { type CivilDate, civilDateAt } from '../../delivery/cairo-time.ts'
import { isResult } from '../../drivers/delivery-attempt.ts'
import {
  type DeliveryAttemptDetails,
  deliveryAttemptOfStaff,
  recordDeliveryAttempt,
} from '../../drivers/record-delivery-attempt.server.ts'
import { withdrawMoveEmail } from '../../emails/send-order-email.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { closeCancellationRequest } from '../cancellation/cancellation-request-store.server.ts'
import { changeOrder } from '../change-order.server.ts'
import type { Order } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { isRecipientErased } from '../recipient-erased.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { recordCashOfDelivery } from './cash-of-delivery.server.ts'
import { moveOrder } from './move-order.server.ts'
import { leavesOnOtherDay, mayMove, mayUndo, undoWindowMs } from './order-lifecycle.ts'
import { releaseOrder } from './release-order.server.ts'

export type AdvancedOrder =
  | Accepted
  | Refusal<'order-not-found'>
  | Refusal<'address-missing'>
  | Refusal<'recipient-erased'>
  | Refusal<'other-day', { date: CivilDate }>
  | Refusal<'refund-not-allowed'>
  | Refusal<'move-not-allowed' | 'changed-elsewhere', { status: OrderStatus }>

interface Advance {
  orderId: string
  /** The status that the staff member saw: a concurrent move refuses this one. */
  from: OrderStatus
  to: OrderStatus
  staffId: string
  note: string
  /** Other days than today whose orders the staff member has confirmed to send out. */
  confirmedDays?: readonly CivilDate[] | undefined
  /** Whether the staff member may refund, which the cancellation of a paid order does. */
  mayRefund?: boolean
  /** The report of a driver. The move happened at its hour. */
  attempt?: DeliveryAttemptDetails
}

/** Staff move an order. Refunds, releases and collected cash follow in the same transaction. */
export function advanceOrder(shop: ShopContext, advance: Advance): Promise<AdvancedOrder> {
  return changeOrder<AdvancedOrder>(shop, { orderId: advance.orderId }, (tx, order, at) =>
    advanceLocked(tx, order, { ...advance, at }),
  )
}

/** Moves an order that the caller has locked. */
export async function advanceLocked(
  tx: Transaction,
  order: Order,
  advance: Advance & { at: number },
): Promise<AdvancedOrder> {
  const { orderId, from, to, staffId, note, at, attempt } = advance
  const refused = refusalOf(order, advance)
  if (refused) return refused
  const emailWaits = mayUndo(from, to)
  if (emailWaits) await withdrawEarlierEmail(tx, advance)
  if (isResult(from, to)) {
    const isDelivered = to === 'delivered'
    const known = attempt ?? deliveryAttemptOfStaff(order, { isDelivered, reason: note, at })
    await recordDeliveryAttempt(tx, order, { ...known, reportedBy: staffId, at })
  }
  const move = { orderId, from, to, actor: 'staff', actorId: staffId, note, at } as const
  await moveOrder(tx, { ...move, happenedAt: attempt?.happenedAt ?? at, emailWaits })
  await writeAudit(tx, {
    at,
    actorId: staffId,
    action: 'order.moved',
    subject: orderId,
    before: { status: from },
    after: { status: to },
  })
  if (to === 'cancelled') {
    await releaseOrder(tx, order, { at, staffId })
    await closeCancellationRequest(tx, orderId, { decision: 'approved', decidedBy: staffId, at })
  }
  await recordCashOfDelivery(tx, order, { from, to, at })
  return { ok: true }
}

function refusalOf(
  order: Order,
  { from, to, confirmedDays = [], mayRefund = false, at }: Advance & { at: number },
): Exclude<AdvancedOrder, Accepted> | null {
  const { status, delivery } = order
  if (status !== from) return { ok: false, refusal: 'changed-elsewhere', status }
  if (!mayMove(status, to, 'staff')) return { ok: false, refusal: 'move-not-allowed', status }
  if (to === 'out_for_delivery' && isRecipientErased(order)) {
    return { ok: false, refusal: 'recipient-erased' }
  }
  if (to === 'out_for_delivery' && order.addressGivenAt === null) {
    return { ok: false, refusal: 'address-missing' }
  }
  const { date } = delivery
  if (leavesOnOtherDay(to, date, civilDateAt(at)) && !confirmedDays.includes(date)) {
    return { ok: false, refusal: 'other-day', date }
  }
  const isRefunded = to === 'cancelled' && order.captured > order.refunded
  return isRefunded && !mayRefund ? { ok: false, refusal: 'refund-not-allowed' } : null
}

/** An order that goes to the same status twice while the email waits gets one email. */
async function withdrawEarlierEmail(
  tx: Transaction,
  { orderId, to, at }: { orderId: string; to: OrderStatus; at: number },
): Promise<void> {
  const isWaiting = (movedAt: number) => movedAt + undoWindowMs >= at
  const events = await listEvents(tx, orderId)
  const earlier = events.findLast((event) => event.kind === 'moved' && event.to === to)
  if (!earlier || !isWaiting(earlier.at)) return
  await withdrawMoveEmail(tx, { orderId, status: to, at: earlier.at })
}
