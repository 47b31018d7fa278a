import { cashObstacle } from '../checkout/order-terms.ts'
import type { Pounds } from '../money.ts'
import type { Order } from './order.ts'
import { isInPhase } from './order-status.ts'

type Due = Pick<Order, 'status' | 'due' | 'senderShown' | 'addressBy'>

/** Whether the driver may ask the recipient for money. */
export function mayCollectCash(order: Pick<Order, 'senderShown' | 'addressBy'>): boolean {
  return cashObstacle(order) === null
}

/** The amount that edits added to a paid order, until it is paid online or the driver has collected it. */
export function openDue(order: Due): Pounds {
  const { status, due = 0 } = order
  if (isInPhase(status, 'released')) return 0
  return status === 'delivered' && mayCollectCash(order) ? 0 : due
}

/** The cash that the driver collects with an order. */
export function cashToCollect(order: Due & Pick<Order, 'paymentStatus' | 'total'>): Pounds {
  if (order.paymentStatus === 'cash_due') return order.total
  return mayCollectCash(order) ? openDue(order) : 0
}

/** The next online payment: the whole price, or the amount that an edit added. */
export function amountToPay(order: Due & Pick<Order, 'total'>): Pounds {
  return order.status === 'awaiting_payment' ? order.total : openDue(order)
}

/** The amount that confirms an order, or reopens an expired one; null for all others. */
export function priceToConfirm({ status, total }: Pick<Order, 'status' | 'total'>): Pounds | null {
  return status === 'awaiting_payment' || status === 'expired' ? total : null
}
