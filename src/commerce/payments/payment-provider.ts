import type { Pounds } from '../money.ts'
import type { Payment } from './payment.ts'
import type { RefundKind } from './refund-attempt.ts'

export const onlinePaymentMethods = ['card', 'wallet'] as const
export type OnlinePaymentMethod = (typeof onlinePaymentMethods)[number]
/** The methods of the checkout. */
export const checkoutMethods = [...onlinePaymentMethods, 'cash'] as const
export type CheckoutMethod = (typeof checkoutMethods)[number]
/** `terminal`: staff charge the card on the terminal of the shop. */
export const paymentMethods = [...onlinePaymentMethods, 'terminal', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export function isOnlineMethod(method: PaymentMethod): method is OnlinePaymentMethod {
  return onlinePaymentMethods.some((online) => online === method)
}

/** The online methods that the shop offers. */
export function offeredOnlineMethods(
  provider: Pick<PaymentProvider, 'methodId'>,
): OnlinePaymentMethod[] {
  return onlinePaymentMethods.filter((method) => provider.methodId(method) !== null)
}

/** Request to open one payment attempt. */
export interface PaymentRequest {
  /** Our reference, unique for each attempt: an inquiry finds the attempt by it when the response was lost. */
  reference: string
  method: OnlinePaymentMethod
  amount: Pounds
  /** Line items; their sum is `amount`, delivery included. */
  lines: ReadonlyArray<{ name: string; total: Pounds }>
  payer: { name: string; email: string; phone: string }
  /** How long the provider accepts the payment, in seconds. */
  lifetimeSeconds: number
}

/** The provider accepted the request: the customer pays at `checkoutUrl`. */
export interface OpenedPayment {
  /** Null when the response did not name it: a later inquiry by the reference does. */
  providerOrderId: string | null
  providerIntentionId: string
  checkoutUrl: string
}

/** Ids by which an inquiry finds an attempt at the provider. */
export type PaymentAttempt = Pick<
  Payment,
  'reference' | 'providerOrderId' | 'transactionId' | 'checkoutUrl'
>

/** Outcome of a payment; the shop ignores `other`. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'refunded' | 'voided' | 'other'

/** State of a payment at the provider, read from an authenticated message. */
export interface PaymentReport {
  outcome: PaymentOutcome
  /** The same for every delivery of one event, different for different events. */
  eventId: string
  transactionId: string
  providerOrderId: string
  /** Our reference, as the provider repeats it; a callback does not sign it. */
  reference: string | null
  /** In whole pounds, rounded down. */
  amount: Pounds
  /** Whether `amount` is exact: no piastres were cut off. */
  isWholePounds: boolean
  /** The amount without the fee that the provider adds; null where it adds none. */
  amountBeforeFee: Pounds | null
  /** The refunded running total in whole pounds, rounded up. */
  refundedAmount: Pounds
  /** The refundable remainder in the provider's own unit, fractions of a pound included. */
  rest: number
  currency: string
  methodId: number
  /** The provider's message, for staff. */
  reason: string
  /** The message unchanged, for the event log. */
  raw: unknown
}

/** Names a payment that needs an inquiry, by the ids that the message holds. */
export interface InquiryHint {
  /** False when the signature could not be verified: the ids are then unauthenticated. */
  isVerified: boolean
  transactionId: string | null
  providerOrderId: string | null
  reference: string | null
}

/** A verified report, a message that needs an inquiry (`hint`), or the reason for its rejection. */
export type ReadMessage =
  | { ok: true; report: PaymentReport; hint?: never }
  | { ok: true; report: null; hint: InquiryHint | null }
  | { ok: false; refusal: 'malformed' | 'forged' }

/** `rest` is the remainder of the latest report when the refund covers all of it, and null otherwise. */
interface RefundCommand {
  transactionId: string
  amount: Pounds
  rest: number | null
}

/** A refund or void that the provider accepted. */
export interface Reversal {
  /** The provider's id of the reversal; it differs from the payment's. */
  transactionId: string
  /** The provider has not decided yet: no other reversal may be sent meanwhile. */
  pending: boolean
}

/** A payment and the refund that a void would replace. Times are in epoch milliseconds. */
export interface VoidCandidate extends Pick<Payment, 'method' | 'amount' | 'paidAt'> {
  refund: Pounds
  at: number
}

export type ReversalState = 'done' | 'refused' | 'pending'

/** The newest refund or void of a payment that the provider has not refused. */
export interface LastReversal {
  transactionId: string
  /** The provider has not decided yet, so that its total does not include it. */
  isPending: boolean
  kind: RefundKind
  /** In whole pounds, rounded down. */
  amount: Pounds
  /**
   * When it was made, in epoch milliseconds: one reading for each possible zone of a local time; empty if unreadable.
   */
  madeAt: readonly number[]
}

/** Result of trying one call of the provider's API, for the doctor. */
export interface ProviderCheck {
  call: string
  /** Null when the call works. */
  problem: 'credentials' | 'unavailable' | 'refused' | null
  /** The provider's message; never a secret. */
  reason: string
}

/**
 * The payment provider. Every call may throw `PaymentProviderUnavailable`: its outcome is then unknown, and an inquiry
 * has to come before any repetition.
 */
export interface PaymentProvider {
  /** The provider's id of a payment method, or null when the shop does not offer the method. */
  methodId(method: OnlinePaymentMethod): number | null
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** Reads and authenticates a webhook of the provider. */
  readWebhook(message: { query: URLSearchParams; body: string }): Promise<ReadMessage>
  /** Reads and authenticates the query of the URL to which the provider redirects the customer. */
  readReturn(query: URLSearchParams): Promise<ReadMessage>
  /** The provider's order id in the same query, unauthenticated; null when it names none. */
  claimedOrderId(query: URLSearchParams): string | null
  /**
   * The current state of an attempt, or null when the provider knows no payment for it. For a paid attempt it is the
   * transaction that paid it, whatever the customer tried afterwards.
   */
  inquire(attempt: PaymentAttempt): Promise<PaymentReport | null>
  /**
   * The newest refund or void of a payment, or null when the payment has none or the provider refused it. Throws
   * `PaymentProviderRefused` when the provider does not find the payment.
   */
  lastReversal(payment: PaymentAttempt & { transactionId: string }): Promise<LastReversal | null>
  /** Refunds all or part of a payment. Sends synchronously: awaits nothing before the request leaves. */
  refund(refund: RefundCommand): Promise<Reversal>
  /** Whether a void is worth a try instead of a refund; `voidPayment` may still be refused. */
  isVoidable(candidate: VoidCandidate): boolean
  /**
   * Cancels a whole payment before settlement. Throws `PaymentProviderRefused` when it is too late or the method has no
   * voids. Sends synchronously, like `refund`.
   */
  voidPayment(payment: { transactionId: string }): Promise<Reversal>
  /** The state of a refund or void, by the reversal's id. */
  reversalState(transactionId: string): Promise<ReversalState>
  /** Tries every call with harmless arguments; never throws. */
  check(): Promise<ProviderCheck[]>
}

/** The outcome of a call is unknown. The message is for staff. */
export class PaymentProviderUnavailable extends Error {
  override readonly name: string = 'PaymentProviderUnavailable'
}

/** The provider throttled the request and did not process it. */
export class PaymentProviderThrottled extends PaymentProviderUnavailable {
  override readonly name = 'PaymentProviderThrottled'
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('The payment provider is busy.')
    this.retryAfterMs = retryAfterMs
  }
}

/** The provider rejected the request. The message is the provider's reason, for staff. */
export class PaymentProviderRefused extends Error {
  override readonly name: string = 'PaymentProviderRefused'
}

/** The provider rejected the shop's credentials: it decided nothing about the request itself. */
export class PaymentProviderDenied extends PaymentProviderRefused {
  override readonly name = 'PaymentProviderDenied'
}

/** Whether the provider caused the error, rather than a defect of the shop. */
export function isProviderError(error: unknown): boolean {
  return error instanceof PaymentProviderUnavailable || error instanceof PaymentProviderRefused
}

/** Whether the provider certainly did not process the request. */
export function isNotProcessed(error: unknown): boolean {
  return error instanceof PaymentProviderThrottled || error instanceof PaymentProviderDenied
}
