import type { Pounds } from '../../money.ts'
import { openDue } from '../difference-due.ts'
import type { Order } from '../order.ts'

/** The recorded reason of a refund of an edit, as `recorded-note.ts` shows it. */
export const editRefundReason = 'The order was changed.'

/** The effect of a new price on the payments of an order. */
export interface Settlement {
  /** The amount that the customer still has to pay for edits of a paid order. */
  due: Pounds
  /** The amount to refund. */
  refund: Pounds
}

type Payable = Pick<
  Order,
  'total' | 'captured' | 'status' | 'paymentStatus' | 'due' | 'senderShown' | 'addressBy'
>

/**
 * Settles a new price: an order without a payment just costs it. On a paid order a higher price is due on top, and a
 * lower one first takes from what is due; the rest is refunded, as far as the payments have not been refunded before.
 */
export function settleDifference(
  order: Payable,
  { newTotal, refundable }: { newTotal: Pounds; refundable: Pounds },
): Settlement {
  // The whole price is still to pay. A payment of another amount may have been captured, which is refunded.
  const isUnpaid = order.status === 'awaiting_payment' || order.paymentStatus === 'cash_due'
  if (order.captured === 0 || isUnpaid) return { due: 0, refund: 0 }
  const open = openDue(order) + newTotal - order.total
  return open >= 0 ? { due: open, refund: 0 } : { due: 0, refund: Math.min(-open, refundable) }
}
