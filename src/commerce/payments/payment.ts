import type { Pounds } from '../money.ts'
import type { OnlinePaymentMethod } from './payment-provider.ts'

/**
 * `opening`: the provider was asked, and has not answered yet. `open`: the shopper can pay. `failed`: declined, or the
 * provider could not be reached; the shopper may still succeed on the provider's page. `paid`: the money is taken.
 */
export const paymentStates = ['opening', 'open', 'failed', 'paid'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentDifferences = ['open', 'accepted', 'refunded'] as const
export type PaymentDifference = (typeof paymentDifferences)[number]

/** One attempt to pay an order. */
export interface Payment {
  id: string
  orderId: string
  attempt: number
  reference: string
  method: OnlinePaymentMethod
  methodId: number
  amount: Pounds
  currency: string
  status: PaymentState
  providerOrderId: string | null
  providerIntentionId: string | null
  checkoutUrl: string | null
  transactionId: string | null
  failureReason: string | null
  /** When the shop heard that the money was taken, in epoch milliseconds. */
  paidAt: number | null
  /** What went back of it, or is asked to. */
  returned: Pounds
  /** What was asked for, where `amount` is another one that was taken; null where they are the same. */
  requestedAmount: Pounds | null
  /** What staff decided about an amount that differs; null where none does. */
  difference: PaymentDifference | null
  createdAt: number
  updatedAt: number
}

/** What the provider was asked to take. */
export function requestedOf({ requestedAmount, amount }: Payment): Pounds {
  return requestedAmount ?? amount
}

/** A payment that was taken. */
export type PaidPayment = Payment & { transactionId: string }

// An answer of the provider that has not come by then is not coming: its client gave up earlier.
const openingTakesAtMostMs = 30_000

/** Whether the provider is being asked at this moment to open the attempt. */
export function isBeingOpened({ status, createdAt }: Payment, now: number): boolean {
  return status === 'opening' && now - createdAt < openingTakesAtMostMs
}

/** Whether the provider gave no address to pay at. Where its answer was lost, it knows the attempt by its reference. */
export function isUnanswered(payment: Payment, now: number): boolean {
  return (
    payment.providerOrderId === null &&
    payment.checkoutUrl === null &&
    payment.status !== 'paid' &&
    !isBeingOpened(payment, now)
  )
}
