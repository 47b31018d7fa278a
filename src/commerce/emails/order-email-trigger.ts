import type { OrderStatus } from '../orders/order-status.ts'

/** What the shop writes to whoever placed an order. */
export const orderEmailTriggers = [
  'received',
  'payment-failed',
  'confirmed',
  'on-its-way',
  'substituted',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderEmailTrigger = (typeof orderEmailTriggers)[number]

const ofMoves: Partial<Record<OrderStatus, OrderEmailTrigger>> = {
  awaiting_payment: 'received',
  confirmed: 'confirmed',
  out_for_delivery: 'on-its-way',
  delivered: 'delivered',
  cancelled: 'cancelled',
}

/** The trigger that a move of an order is, or null when nobody has to be told. */
export function emailTriggerOf(to: OrderStatus): OrderEmailTrigger | null {
  return ofMoves[to] ?? null
}
