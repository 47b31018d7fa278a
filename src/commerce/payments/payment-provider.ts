import type { Pounds } from '../money.ts'

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

/** The provider took the request up: the shopper pays at `checkoutUrl`. */
export interface OpenedPayment {
  providerOrderId: string
  providerIntentionId: string
  checkoutUrl: string
}

/** By what an attempt can be looked up at the provider. */
export interface PaymentAttempt {
  reference: string
  providerOrderId: string | null
  transactionId: string | null
}

/** What became of a payment; `other` is what the shop does not act on. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'refunded' | 'voided' | 'other'

/** What the provider says happened, read from a message whose origin was proven. */
export interface PaymentReport {
  outcome: PaymentOutcome
  /** The same for every repetition of the same news, different for different news. */
  eventId: string
  transactionId: string
  providerOrderId: string
  /** In whole pounds; null when the provider's amount is not a whole number of pounds, and so cannot be ours. */
  amount: Pounds | null
  /** The running total given back, in whole pounds; of a pound that went back in part, all counts. */
  refundedAmount: Pounds
  currency: string
  methodId: number
  /** The provider's own words, for staff. */
  reason: string
  /** The message as it came, for the record. */
  raw: unknown
}

/** Why a message that claims to come from the provider is not believed. */
export type Disbelief = 'malformed' | 'forged'

/** A message that is believed, or why it is not. */
export type ReadMessage =
  | { ok: true; report: PaymentReport | null }
  | { ok: false; refusal: Disbelief }

/** A refund or a void that the provider took up. */
export interface Reversal {
  /** The provider's id of it, which is not the payment's. */
  transactionId: string
  /** The provider has not decided yet: no other one may be sent meanwhile. */
  pending: boolean
}

export type ReversalState = 'done' | 'refused' | 'pending'

/**
 * The payment provider, in the shop's words. Every call to it may throw `PaymentProviderUnavailable`: the outcome is
 * then unknown, and has to be looked up before anything is repeated.
 */
export interface PaymentProvider {
  /** The provider's number for a method, or null when the shop does not offer the method. */
  methodId(method: OnlinePaymentMethod): number | null
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** A message posted by the provider's server; a null report is news that is not about a payment. */
  readWebhook(message: { query: URLSearchParams; body: string }): Promise<ReadMessage>
  /** What the provider put into the address the shopper comes back with. */
  readReturn(query: URLSearchParams): Promise<ReadMessage>
  /**
   * What became of an attempt, as the provider has it now, or null when nobody has tried to pay yet. Of an attempt that
   * is paid it is the one transaction that paid it, whatever was tried afterwards.
   */
  inquire(attempt: PaymentAttempt): Promise<PaymentReport | null>
  /** Gives back all or part of a payment. */
  refund(refund: { transactionId: string; amount: Pounds }): Promise<Reversal>
  /**
   * Undoes a whole payment before it is settled, which is on the day it was made. Throws `PaymentProviderRefused` when
   * it is too late, or the method knows no such thing.
   */
  voidPayment(payment: { transactionId: string }): Promise<Reversal>
  /** What became of a refund or a void, by its own id. */
  reversalState(transactionId: string): Promise<ReversalState>
}

export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable'
}

/** The provider understood and said no. */
export class PaymentProviderRefused extends Error {
  override readonly name = 'PaymentProviderRefused'
}

/** Whether a failure is the provider's, with which the shop has to live, and not the shop's own. */
export function isOfProvider(error: unknown): boolean {
  return error instanceof PaymentProviderUnavailable || error instanceof PaymentProviderRefused
}
