import { longestName } from '../person-name.ts'

/** What one order may hold. */
export const orderLimits = {
  lines: 30,
  quantityPerLine: 50,
  cardMessageLength: 300,
  nameLength: longestName,
  addressFieldLength: 120,
  addressNotesLength: 300,
  noteLength: 1000,
  /** Orders of one person that wait for their payment at the same time. */
  openUnpaidOrders: 5,
  /** How long an order waits for its payment. */
  paymentTakesAtMostMs: 30 * 60_000,
} as const
