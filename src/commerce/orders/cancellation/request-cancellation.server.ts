import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { mayMove } from '../lifecycle/order-lifecycle.ts'
import type { OrderStatus } from '../order-status.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import {
  findCancellationRequest,
  insertCancellationRequest,
} from './cancellation-request-store.server.ts'

export type RequestedCancellation =
  | Accepted
  | Refusal<'order-not-found'>
  | Refusal<'already-requested'>
  | Refusal<'changed-elsewhere' | 'move-not-allowed', { status: OrderStatus }>

/** A staff member who may not refund asks for the cancellation of a paid order. */
export function requestCancellation(
  shop: ShopContext,
  {
    orderId,
    from,
    reason,
    staffId,
  }: { orderId: string; from: OrderStatus; reason: string; staffId: string },
): Promise<RequestedCancellation> {
  return changeOrder<RequestedCancellation>(shop, { orderId }, async (tx, order, at) => {
    const { status } = order
    if (status !== from) return { ok: false, refusal: 'changed-elsewhere', status }
    if (!mayMove(status, 'cancelled', 'staff')) {
      return { ok: false, refusal: 'move-not-allowed', status }
    }
    if (await findCancellationRequest(tx, orderId)) {
      return { ok: false, refusal: 'already-requested' }
    }
    await insertCancellationRequest(tx, { orderId, staffId, reason, at })
    const note = `Cancellation requested: ${reason}`
    await insertChangeEvent(tx, order, {
      kind: 'noted',
      actor: 'staff',
      actorId: staffId,
      note,
      at,
    })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.cancellation-requested',
      subject: orderId,
      before: null,
      after: { reason },
    })
    return { ok: true }
  })
}
