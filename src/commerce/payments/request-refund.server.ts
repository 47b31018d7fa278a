import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Pounds } from '../money.ts'
import type { OrderLine } from '../orders/order.ts'
import { findOrder, lockOrder, updateOrder } from '../orders/records/order-store.server.ts'
import { refundLines } from '../orders/refund-lines.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { findPayment } from './payment-store.server.ts'
import { recordRefundRequest } from './record-refund-request.server.ts'

export type RefusedRefund =
  | Refusal<'payment-not-found' | 'amount-undecided'>
  | Refusal<'refunded-meanwhile' | 'more-than-left', { left: Pounds }>

/** `items-changed`: a line is refunded already, or left the workshop. */
export type RequestedRefund = Accepted | RefusedRefund | Refusal<'items-changed'>

/** A refund of one payment that staff request. */
export interface RefundRequest {
  paymentId: string
  amount: Pounds
  /** The refundable amount that the page showed: if it has changed since, the request is refused. */
  seenLeft: Pounds
  reason: string
  staffId: string
  /** The indexes of order lines that the workshop leaves out; their stock returns with the money. */
  positions?: readonly number[] | undefined
  /** Their products: an edit may have moved the lines since. */
  productIds?: readonly string[] | undefined
}

/** Records a staff request to refund a payment, whole or in part; a job sends it. */
export async function requestRefund(
  shop: ShopContext,
  request: RefundRequest,
): Promise<RequestedRefund> {
  const at = shop.now()
  const found = await findPayment(shop.db, { id: request.paymentId })
  if (!found) return { ok: false, refusal: 'payment-not-found' }
  return inTransaction(shop.db, async (tx): Promise<RequestedRefund> => {
    await lockOrder(tx, found.orderId)
    const order = await findOrder(tx, found.orderId)
    const { positions = [], productIds } = request
    if (!order || positions.length === 0) return accepted(await requestRefundIn(tx, request, at))
    const isMoved = positions.some(
      (position, index) =>
        productIds !== undefined && order.lines[position]?.productId !== productIds[index],
    )
    if (isMoved) return { ok: false, refusal: 'items-changed' }
    const items = await refundLines(tx, order, { positions, at })
    if (!items) return { ok: false, refusal: 'items-changed' }
    await updateOrder(tx, order.id, { updatedAt: at })
    return accepted(await requestRefundIn(tx, { ...request, items: items.map(nameOf) }, at))
  })
}

function accepted(requested: Accepted<{ refundId: string }> | RefusedRefund): RequestedRefund {
  return requested.ok ? { ok: true } : requested
}

function nameOf({ name }: OrderLine): string {
  return name
}

/** The same within a transaction that has locked the order. `items` are the names of refunded lines. */
export async function requestRefundIn(
  tx: Transaction,
  { paymentId, amount, seenLeft, reason, staffId, items }: RefundRequest & { items?: string[] },
  at: number,
): Promise<Accepted<{ refundId: string }> | RefusedRefund> {
  const payment = await findPayment(tx, { id: paymentId })
  if (payment?.status !== 'paid') return { ok: false, refusal: 'payment-not-found' }
  if (payment.difference === 'open') return { ok: false, refusal: 'amount-undecided' }
  const { orderId } = payment
  const left = payment.amount - payment.returned
  if (left !== seenLeft) return { ok: false, refusal: 'refunded-meanwhile', left }
  if (amount > left) return { ok: false, refusal: 'more-than-left', left }
  const refund = { paymentId, orderId, amount, reason, requestedBy: staffId, at }
  const refundId = await recordRefundRequest(tx, refund)
  await writeAudit(tx, {
    at,
    actorId: staffId,
    action: 'refund.requested',
    subject: orderId,
    before: { paymentId, left },
    after: { paymentId, left: left - amount, amount, reason, ...(items && { items }) },
  })
  return { ok: true, refundId }
}
