import type { OrderStatus } from '../order-status.ts'

/** Until the florist begins, an order is its owner's to change. */
export function mayOwnerChange(status: OrderStatus): boolean {
  return status === 'awaiting_payment' || status === 'confirmed'
}
