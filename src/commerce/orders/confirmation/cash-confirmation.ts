import type { Selectable } from 'kysely'
import type { CashConfirmationsTable } from '#database/tables/orders-tables.ts'
import type { Order } from '../order.ts'

/**
 * How the customer proved the contact address of a cash order: the account's verified address, an address proved with
 * an earlier order, a code or a link from an email, or a phone call of staff. `none` before the proof.
 */
const cashProofs = ['none', 'account', 'earlier-order', 'code', 'link', 'staff'] as const
export type CashProof = (typeof cashProofs)[number]

/** Proofs that the customer reads the mailbox: later orders with the same address need no further proof. */
export const mailboxProofs = ['code', 'link'] as const satisfies readonly CashProof[]

export const confirmationLimits = {
  codeDigits: 6,
  /** After this many wrong codes the customer has to request a new code. */
  wrongCodes: 5,
  /** Emails per order, including the first one and those to a corrected address. */
  sends: 5,
  resendAfterMs: 60_000,
  corrections: 2,
} as const

/** The stored confirmation of a cash order. */
export type CashConfirmation = Selectable<CashConfirmationsTable>

/** A cash order that reserves stock and slot for minutes, until the customer proves the contact address. */
export function isUnconfirmedCash({
  status,
  paymentMethod,
}: Pick<Order, 'status' | 'paymentMethod'>): boolean {
  return status === 'awaiting_payment' && paymentMethod === 'cash'
}

/** The data beside the code field of the order page. Times are epoch milliseconds. */
export interface ConfirmationView {
  /** When the customer may resend the code; null after the last email. */
  resendFrom: number | null
  /** False after too many wrong codes. */
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
