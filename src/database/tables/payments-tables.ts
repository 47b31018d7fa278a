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
  /** `requested` or `done`. */
  status: string
  /** `refund`, or `void` where the payment was undone before it was settled. */
  kind: Generated<string>
  /** Of the staff; null where the shop gave the money back by itself. */
  requestedBy: string | null
  /** Since when the provider is being asked; its answer may be lost. */
  sendingSince: number | null
  /** Why the last try did not come through. */
  failureReason: string | null
  transactionId: string | null
  createdAt: number
  updatedAt: number
}
