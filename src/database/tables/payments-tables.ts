import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

export interface PaymentsTables {
  payments: PaymentsTable
  paymentEvents: {
    id: string
    /** Event id of the provider, so that a duplicate webhook is stored once. */
    providerEvent: string
    paymentId: string | null
    source: string
    /** Null if a previous version wrote it. */
    result: string | null
    /** The previous name of `result` (decision 24). */
    verdict: string
    body: string
    /** `PaymentOutcome`; null if a previous version wrote it. */
    outcome: string | null
    receivedAt: number
  }
  refunds: RefundsTable
  refundAttempts: RefundAttemptsTable
}

export interface PaymentsTable {
  id: string
  orderId: string
  attempt: number
  /** Unique reference of the attempt at the provider. */
  reference: string
  method: string
  methodId: number
  /** Charged on the card terminal of the shop: the provider does not know it. `method` is then `card`. */
  atTerminal: Generated<Flag>
  /** The number on the receipt of the terminal; empty if staff typed none. */
  receipt: Generated<string>
  amount: number
  currency: string
  status: string
  providerOrderId: string | null
  providerIntentionId: string | null
  checkoutUrl: string | null
  transactionId: string | null
  failureReason: string | null
  /** When the shop recorded the capture. */
  paidAt: number | null
  /** Refunded or requested for refund, never more than the amount. */
  returned: Generated<number>
  /** The requested amount, if another one was captured. */
  requestedAmount: number | null
  /** `open`, `accepted` or `refunded`, if another amount was captured. */
  difference: string | null
  /** The transaction that the provider has not decided yet, and since when. */
  undecidedTransaction: string | null
  undecidedSince: number | null
  createdAt: number
  updatedAt: number
}

export interface RefundsTable {
  id: string
  paymentId: string
  orderId: string
  amount: number
  reason: string
  /** `requested`, `done` or `refused`. */
  status: string
  /** `refund`, or `void` if the payment was reversed before settlement. */
  kind: Generated<string>
  /** Uid of the admin; null if the shop refunded automatically. */
  requestedBy: string | null
  /** Start of the call whose outcome is unknown. The previous version writes no row of `refund_attempts`. */
  sendingSince: number | null
  /** Reason of the last failure. */
  failureReason: string | null
  transactionId: string | null
  createdAt: number
  updatedAt: number
}

export interface RefundAttemptsTable {
  id: string
  refundId: string
  paymentId: string
  /** 1 for the first call of a refund. */
  attempt: number
  /** `refund` or `void`. */
  kind: string
  amount: number
  /** Refunded total of the payment at the provider before the call. */
  providerTotal: number
  /** Id of the newest reversal at the provider before the call; empty without one, null if unknown. */
  reversalBefore: string | null
  /** Fencing token of the job claim that made the call. */
  fence: number
  startedAt: number
  endedAt: number | null
  /** `unknown`, `done`, `refused` or `not-made`. */
  outcome: string
  /** Id of the reversal at the provider, once known. */
  transactionId: string | null
  /** Why it was refused or not made. */
  reason: string | null
}
