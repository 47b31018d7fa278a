import type { Order } from '../order.ts'

/**
 * How the contact address of a cash order was proved: the account's verified address, an address that the customer
 * proved with an earlier order, a code or a link of an email, or a call of the staff. `none` while it is not.
 */
export const cashProofs = ['none', 'account', 'earlier-order', 'code', 'link', 'staff'] as const
export type CashProof = (typeof cashProofs)[number]

/** The proofs that show that the customer reads the mailbox: later orders with the same address need no other. */
export const mailboxProofs = ['code', 'link'] as const satisfies readonly CashProof[]

export const confirmationLimits = {
  codeDigits: 6,
  /** Wrong codes before a new one has to be sent. */
  wrongCodes: 5,
  /** Emails of one order, the first and those to a corrected address included. */
  sends: 5,
  resendAfterMs: 60_000,
  corrections: 2,
} as const

/** What the database knows of an order whose address is to be proved. */
export interface CashConfirmation {
  orderId: string
  userId: string
  /** A keyed hash; empty where the network is not known, and once the order is confirmed. */
  network: string
  /** The wider networks that the order counts under, as keyed hashes with blanks between them. */
  widerNetworks: string
  phone: string
  nonce: string
  sends: number
  sentAt: number
  wrongCodes: number
  corrections: number
  createdAt: number
  confirmedAt: number | null
}

/** An order that keeps stock and slot for minutes, until its customer has proved the contact address. */
export function isUnconfirmedCash({
  status,
  paymentMethod,
}: Pick<Order, 'status' | 'paymentMethod'>): boolean {
  return status === 'awaiting_payment' && paymentMethod === 'cash'
}

/** What the order page shows beside the code field. Times are epoch milliseconds. */
export interface ConfirmationView {
  /** When a code may be sent again; null when no more are sent. */
  resendFrom: number | null
  /** Whether the code can still be typed, or was guessed at too often. */
  codeUsable: boolean
  correctable: boolean
}

export function viewConfirmation({
  sends,
  sentAt,
  wrongCodes,
  corrections,
}: Pick<CashConfirmation, 'sends' | 'sentAt' | 'wrongCodes' | 'corrections'>): ConfirmationView {
  const sendsLeft = sends < confirmationLimits.sends
  return {
    resendFrom: sendsLeft ? sentAt + confirmationLimits.resendAfterMs : null,
    codeUsable: wrongCodes < confirmationLimits.wrongCodes,
    correctable: sendsLeft && corrections < confirmationLimits.corrections,
  }
}
