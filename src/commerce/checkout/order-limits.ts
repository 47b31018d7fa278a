import { longestName } from '../longest-name.ts'

/** Limits of one order. */
export const orderLimits = {
  lines: 30,
  quantityPerLine: 50,
  cardMessageLength: 300,
  nameLength: longestName,
  addressFieldLength: 120,
  addressNotesLength: 300,
  noteLength: 1000,
  /** The most that staff can type as a discount, in pounds; the shop takes off no more than the items cost. */
  discount: 1_000_000,
  discountReasonLength: 200,
  terminalReceiptLength: 40,
  /** Unpaid orders that one customer may have at a time. */
  openUnpaidOrders: 5,
  /** Time to pay an order that staff placed, whose customer gets a payment link. */
  linkTimeoutMs: 24 * 60 * 60_000,
} as const
