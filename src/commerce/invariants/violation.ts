/** Invariants of the shop's money and stock. */
export const invariants = [
  'a line total is its unit price times its quantity',
  'a subtotal is the sum of its lines',
  'a total is the subtotal plus the delivery fee',
  'captured equals the sum of captured payments',
  'refunded equals the sum of done refunds',
  'a payment includes all its refunds',
  'a refund matches its attempts',
  'refunds do not exceed the captured amount',
  'a paid order has one unrefunded payment',
  'a payment with a different amount has a decision',
  'an ended order is fully refunded',
  'an order in progress is paid or due in cash',
  'a cash order in progress has a confirmed contact',
  'an unconfirmed cash order expires on time',
  'a slot has one booking per active order',
  'stock changes match orders',
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
