import type { Selectable } from 'kysely'
import type { PaymentsTable } from '#database/tables/payments-tables.ts'
import type { Pounds } from '../money.ts'
import type { OnlinePaymentMethod, PaymentMethod } from './payment-provider.ts'

/**
 * `opening`: the provider has not responded yet. `open`: the customer can pay. `failed`: declined or provider
 * unavailable; the customer may still succeed on the provider's page. `paid`: captured.
 */
export const paymentStates = ['opening', 'open', 'failed', 'paid'] as const
type PaymentState = (typeof paymentStates)[number]

/** The decision of staff about a captured amount that differs from the requested one. */
export const paymentDifferences = ['open', 'accepted', 'refunded'] as const
export type PaymentDifference = (typeof paymentDifferences)[number]

/** One attempt to pay an order. */
export interface Payment extends Omit<Selectable<PaymentsTable>, 'method' | 'status'> {
  method: OnlinePaymentMethod
  status: PaymentState
  /** Null where the captured amount is the requested one. */
  difference: PaymentDifference | null
}

/** How the customer paid, as it is shown. */
export function shownMethod({ method, atTerminal }: Payment): PaymentMethod {
  return atTerminal === 1 ? 'terminal' : method
}

/** The amount that the shop requested from the provider. */
export function requestedOf({ requestedAmount, amount }: Payment): Pounds {
  return requestedAmount ?? amount
}

/** A captured payment. */
export type PaidPayment = Payment & { transactionId: string }

/** Whether the provider has not decided a transaction of the attempt: another attempt could charge the customer twice. */
export function isUndecided({
  status,
  undecidedTransaction,
}: Pick<Payment, 'status' | 'undecidedTransaction'>): boolean {
  return undecidedTransaction !== null && status !== 'paid'
}

// Longer than the client's timeout: a response that is not here by then never comes.
const openingTakesAtMostMs = 30_000

/** Whether a request to open the attempt is in flight. */
export function isBeingOpened({ status, createdAt }: Payment, now: number): boolean {
  return status === 'opening' && now - createdAt < openingTakesAtMostMs
}

/**
 * Whether the attempt has no checkout URL. If its response was lost, the provider knows the attempt by its reference.
 */
export function isUnanswered(payment: Payment, now: number): boolean {
  return (
    payment.providerOrderId === null &&
    payment.checkoutUrl === null &&
    payment.status !== 'paid' &&
    !isBeingOpened(payment, now)
  )
}
