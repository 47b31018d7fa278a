import type { Generated } from 'kysely'

export interface PaymentsTable {
  id: string
  orderId: string
  attempt: number
  /** What the provider knows the attempt by: unique for each one. */
  reference: string
  method: string
  methodId: number
  amount: number
  currency: string
  status: string
  providerOrderId: string | null
  providerIntentionId: string | null
  checkoutUrl: string | null
  transactionId: string | null
  failureReason: string | null
  /** When the shop heard that the money was taken. */
  paidAt: number | null
  /** What went back or is asked to, and never more than the amount. */
  returned: Generated<number>
  /** What was asked for, where another amount was taken. */
  requestedAmount: number | null
  /** `open`, `accepted` or `refunded`, where another amount was taken. */
  difference: string | null
  createdAt: number
  updatedAt: number
}

export interface PaymentEventsTable {
  id: string
  /** The provider's own identity of what happened, so that a repetition is stored once. */
  providerEvent: string
  paymentId: string | null
  source: string
  verdict: string
  body: string
  receivedAt: number
}

export interface RefundsTable {
  id: string
  paymentId: string
  orderId: string
  amount: number
  reason: string
  /** `requested`, `done` or `refused`. */
  status: string
  /** `refund`, or `void` where the payment was undone before it was settled. */
  kind: Generated<string>
  /** Of the staff; null where the shop gave the money back by itself. */
  requestedBy: string | null
  /** Start of the call whose outcome is unknown. The version before this one writes no row of `refund_attempts`. */
  sendingSince: number | null
  /** Why the last try did not come through. */
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
  /** What the provider had given back of the payment before the call. */
  providerTotal: number
  /** Fencing token of the job claim that made the call. */
  fence: number
  startedAt: number
  endedAt: number | null
  /** `unknown`, `done`, `refused` or `not-made`. */
  outcome: string
  /** The provider's id of the reversal, once it is known. */
  transactionId: string | null
  /** Why it was refused or not made. */
  reason: string | null
}
