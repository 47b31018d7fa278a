/** The emails about an order. Those that a status triggers are in `order-status.ts`. */
export const orderEmailTriggers = [
  'received',
  'payment-failed',
  'confirmed',
  'out-for-delivery',
  'running-late',
  'substituted',
  'delivered',
  'delivery-failed',
  'cancelled',
  'refunded',
  'new-link',
  'delivery-changed',
  'edited',
  'payment-reminder',
  'payments-declined',
  'claim-received',
  'claim-answered',
  'review-invitation',
  'thanks-received',
] as const
export type OrderEmailTrigger = (typeof orderEmailTriggers)[number]
