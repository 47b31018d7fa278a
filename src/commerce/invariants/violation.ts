/** Invariants of the shop's money and stock. */
export const invariants = [
  'a line is its unit price times its quantity',
  'a subtotal is its lines',
  'a total is its lines and the delivery fee',
  'what was captured is what payments took',
  'what was refunded is what refunds gave back',
  'a payment knows all that goes back of it',
  'a refund fits its attempts',
  'no more goes back than was captured',
  'a paid order has one payment that is kept',
  'a payment of another amount is decided',
  'an order that ended keeps no money',
  'an order that is worked on is paid, or due in cash',
  'a cash order that is worked on has a proved contact',
  'an unconfirmed cash order ends in time',
  'a window has a booking for each of its orders',
  'stock and sold goods are what was received',
] as const
export type Invariant = (typeof invariants)[number]

/** A violation of an invariant. */
export interface Violation {
  rule: Invariant
  /** Id of the order, payment or product, or the day and slot. */
  subject: string
  expected: number
  found: number
}
