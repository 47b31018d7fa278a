import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { type AdvancedOrder, advanceLocked } from '../lifecycle/advance-order.server.ts'
import type { Order } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import {
  closeCancellationRequest,
  findCancellationRequest,
} from './cancellation-request-store.server.ts'

export type DecidedCancellation = AdvancedOrder | Refusal<'already-decided'>

/** The decision of a staff member who may refund. */
export interface CancellationAnswer {
  orderId: string
  requestId: string
  decision: 'approve' | 'decline'
  /** The status that the staff member saw. */
  from: OrderStatus
  /** For the staff member who asked; may be empty. */
  note: string
  staffId: string
}

/** Approves a request, which cancels and refunds the order, or declines it. Of two concurrent decisions one counts. */
export function decideCancellation(
  shop: ShopContext,
  answer: CancellationAnswer,
): Promise<DecidedCancellation> {
  const { orderId, requestId, decision, staffId } = answer
  return changeOrder<DecidedCancellation>(shop, { orderId }, async (tx, order, at) => {
    const request = await findCancellationRequest(tx, orderId)
    if (request?.id !== requestId) return { ok: false, refusal: 'already-decided' }
    if (decision === 'approve') {
      const cancelled = await approve(tx, order, { ...answer, note: request.reason }, at)
      if (!cancelled.ok) return cancelled
    } else await decline(tx, order, answer, at)
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: `order.cancellation-${decision === 'approve' ? 'approved' : 'declined'}`,
      subject: orderId,
      before: { reason: request.reason },
      after: { decision, note: answer.note },
    })
    return { ok: true }
  })
}

function approve(
  tx: Transaction,
  order: Order,
  { orderId, from, note, staffId }: CancellationAnswer,
  at: number,
): Promise<AdvancedOrder> {
  const move = { orderId, from, to: 'cancelled', note, staffId, mayRefund: true } as const
  return advanceLocked(tx, order, { ...move, at })
}

async function decline(
  tx: Transaction,
  order: Order,
  { orderId, note, staffId }: CancellationAnswer,
  at: number,
): Promise<void> {
  await closeCancellationRequest(tx, orderId, { decision: 'declined', decidedBy: staffId, at })
  const text = note === '' ? 'Cancellation declined.' : `Cancellation declined: ${note}`
  const noted = { kind: 'noted', actor: 'staff', actorId: staffId, note: text, at } as const
  await insertChangeEvent(tx, order, noted)
}
