// Apart from their properties: every visitor loads the search parser of the orders.

/** In the order of an order's life. */
export const orderStatuses = [
  'awaiting_payment',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'cancelled',
  'expired',
] as const

export const paymentStatuses = [
  'pending',
  'paid',
  'failed',
  'cash_due',
  'cash_collected',
  'partially_refunded',
  'refunded',
  // The order was cancelled before any money moved.
  'not_due',
] as const
