/** The emails about an order. Those that a status triggers are in `order-status.ts`. */
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
