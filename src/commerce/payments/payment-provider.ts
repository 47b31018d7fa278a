import type { Pounds } from '../money.ts'
import type { RefundKind } from './refund-attempt.ts'

export const onlinePaymentMethods = ['card', 'wallet'] as const
export type OnlinePaymentMethod = (typeof onlinePaymentMethods)[number]
export const paymentMethods = [...onlinePaymentMethods, 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** One attempt to pay an order, as the provider has to know it. */
export interface PaymentRequest {
  /** Ours, and new for each attempt: it finds the attempt again when the answer got lost. */
  reference: string
  method: OnlinePaymentMethod
  amount: Pounds
  /** What is paid for, adding up to `amount`, delivery included. */
  lines: ReadonlyArray<{ name: string; total: Pounds }>
  payer: { name: string; email: string; phone: string }
  /** How long the provider may take the money, in seconds. */
  lifetimeSeconds: number
}

/** The provider has accepted the request: the customer pays at `checkoutUrl`. */
export interface OpenedPayment {
  /** Null where the provider did not name it: an inquiry by the reference does later. */
  providerOrderId: string | null
  providerIntentionId: string
  checkoutUrl: string
}

/** How an attempt is looked up at the provider. */
export interface PaymentAttempt {
  reference: string
  providerOrderId: string | null
  transactionId: string | null
  checkoutUrl: string | null
}

/** What became of a payment; `other` is what the shop does not act on. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'refunded' | 'voided' | 'other'

/** What the provider says happened, read from a message whose origin was proven. */
export interface PaymentReport {
  outcome: PaymentOutcome
  /** The same for every repetition of the same event, different for different events. */
  eventId: string
  transactionId: string
  providerOrderId: string
  /** Ours, as the provider repeats it; not signed in a callback. */
  reference: string | null
  /** In whole pounds, rounded down. */
  amount: Pounds
  /** Whether `amount` is all of it: no piastres were cut off. */
  isWholePounds: boolean
  /** What is left of the amount without the fee that the provider adds on top; null where it adds none. */
  amountBeforeFee: Pounds | null
  /** The running total given back, in whole pounds; of a pound that went back in part, all counts. */
  refundedAmount: Pounds
  /** What can still go back, in the provider's own unit: of a pound that was taken in part, too. */
  rest: number
  currency: string
  methodId: number
  /** The provider's own words, for staff. */
  reason: string
  /** The message as it came, for the record. */
  raw: unknown
}

/** Why a message that claims to come from the provider is not accepted. */
export type VerificationFailure = 'malformed' | 'forged'

/** A payment that an inquiry has to be made about, by whichever of its ids the message holds. */
export interface InquiryHint {
  /** False where the signature could not be verified: then it is no more than a hint. */
  isVerified: boolean
  transactionId: string | null
  providerOrderId: string | null
  reference: string | null
}

/** A verified message, one that only an inquiry can explain (`hint`), or why it is refused. */
export type ReadMessage =
  | { ok: true; report: PaymentReport; hint?: never }
  | { ok: true; report: null; hint: InquiryHint | null }
  | { ok: false; refusal: VerificationFailure }

/** What is given back. `rest` is that of the latest report where it is all that is left, and null otherwise. */
export interface RefundOrder {
  transactionId: string
  amount: Pounds
  rest: number | null
}

/** A refund or a void that the provider has accepted. */
export interface Reversal {
  /** The provider's id of it, which is not the payment's. */
  transactionId: string
  /** The provider has not decided yet: no other one may be sent meanwhile. */
  pending: boolean
}

export type ReversalState = 'done' | 'refused' | 'pending'

/** The newest refund or void of a payment, as the provider has it. */
export interface LastReversal {
  transactionId: string
  kind: RefundKind
  /** In whole pounds, rounded down. */
  amount: Pounds
  /** When it was made, in epoch milliseconds: each reading of a local time that names no zone; none if unreadable. */
  madeAt: readonly number[]
}

/** One call of the provider's API, tried before the shop opens. */
export interface ProviderCheck {
  call: string
  /** Null where it works. */
  problem: 'credentials' | 'unavailable' | 'refused' | null
  /** What the provider said; never a secret. */
  reason: string
}

/**
 * The payment provider, in the shop's words. Every call may throw `PaymentProviderUnavailable`: the outcome is then
 * unknown, and has to be looked up before anything is repeated.
 */
export interface PaymentProvider {
  /** The provider's number for a method, or null when the shop does not offer the method. */
  methodId(method: OnlinePaymentMethod): number | null
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** A message posted by the provider's server. */
  readWebhook(message: { query: URLSearchParams; body: string }): Promise<ReadMessage>
  /** What the provider put into the address the customer comes back with. */
  readReturn(query: URLSearchParams): Promise<ReadMessage>
  /**
   * What became of an attempt, as the provider has it now, or null when the provider knows of no payment. Of an attempt
   * that is paid it is the one transaction that paid it, whatever was tried afterwards.
   */
  inquire(attempt: PaymentAttempt): Promise<PaymentReport | null>
  /** The newest refund or void of a payment, or null where the provider names none. */
  lastReversal(payment: PaymentAttempt & { transactionId: string }): Promise<LastReversal | null>
  /** Gives back all or part of a payment. Sends at once: nothing is awaited before the request goes out. */
  refund(refund: RefundOrder): Promise<Reversal>
  /**
   * Undoes a whole payment before it is settled, which is on the day it was made. Throws `PaymentProviderRefused` when
   * it is too late, or the method knows no such thing. Sends at once, like `refund`.
   */
  voidPayment(payment: { transactionId: string }): Promise<Reversal>
  /** What became of a refund or a void, by its own id. */
  reversalState(transactionId: string): Promise<ReversalState>
  /** Tries every call with harmless arguments; throws nothing. */
  check(): Promise<ProviderCheck[]>
}

/** The outcome of a call is unknown. The message is for staff. */
export class PaymentProviderUnavailable extends Error {
  override readonly name: string = 'PaymentProviderUnavailable'
}

/** The provider was asked too often, and did nothing. */
export class PaymentProviderThrottled extends PaymentProviderUnavailable {
  override readonly name = 'PaymentProviderThrottled'
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('The payment provider is busy.')
    this.retryAfterMs = retryAfterMs
  }
}

/** The provider understood and said no. The message is the provider's reason, for staff. */
export class PaymentProviderRefused extends Error {
  override readonly name: string = 'PaymentProviderRefused'
}

/** The provider does not accept the shop's keys: nothing was decided about the request itself. */
export class PaymentProviderDenied extends PaymentProviderRefused {
  override readonly name = 'PaymentProviderDenied'
}

/** Whether an error is the provider's, with which the shop has to live, and not the shop's own. */
export function isOfProvider(error: unknown): boolean {
  return error instanceof PaymentProviderUnavailable || error instanceof PaymentProviderRefused
}

/** Whether the provider has surely not done what it was asked for. */
export function isNotMade(error: unknown): boolean {
  return error instanceof PaymentProviderThrottled || error instanceof PaymentProviderDenied
}
