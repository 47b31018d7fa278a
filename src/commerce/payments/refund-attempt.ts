import type { Pounds } from '../money.ts'
import type { LastReversal } from './payment-provider.ts'

/** `void` undoes a whole payment before the bank has settled it. */
export type RefundKind = 'refund' | 'void'

/**
 * `unknown`: sent or about to be sent, and not answered. `refused`: the provider said no. `not-made`: it never reached
 * the provider, or the provider did not process it.
 */
export const attemptOutcomes = ['unknown', 'done', 'refused', 'not-made'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

/** One call that sends a refund, committed before it is made. Times are in epoch milliseconds. */
export interface RefundAttempt {
  id: string
  refundId: string
  paymentId: string
  attempt: number
  kind: RefundKind
  amount: Pounds
  /** What the provider had given back of the payment before the call. */
  providerTotal: Pounds
  /** Fencing token of the job claim that made the call. */
  fence: number
  startedAt: number
  outcome: AttemptOutcome
  /** The provider's id of the reversal, once it is known. */
  transactionId: string | null
}

/** A sender that was delayed longer than this after it recorded its attempt does not send any more. */
export const sendWithinMs = 5_000

/**
 * How long an unanswered attempt is left alone: longer than a delayed sender, the call's timeout of 10 s, and the clocks
 * of two instances that are 90 s apart, together.
 */
export const quietMs = 2 * 60_000

// The provider's clock and ours may differ; a refund that was made by hand seldom follows within minutes.
const sameTimeMs = 15 * 60_000

/** What is known of an attempt that was not answered. */
export interface Evidence {
  attempt: Pick<RefundAttempt, 'kind' | 'amount' | 'startedAt'>
  /** How much more the provider has given back of the payment than the shop knows of. */
  growth: Pounds
  /** The newest reversal, read before the total, so that the total holds it. Null where it is not known. */
  last: LastReversal | null
}

/** Whether the attempt was made, by amount and time. Without a newest reversal the amount decides. */
export function wasMade({ attempt, growth, last }: Evidence): boolean {
  if (growth < attempt.amount) return false
  if (!last || isOfAttempt(attempt, last)) return true
  // The newest one was made at the provider. What it leaves of the growth may still hold the attempt.
  return growth - last.amount >= attempt.amount
}

/** Whether a reversal is what the attempt asked for. A time that cannot be read contradicts nothing. */
export function isOfAttempt(
  attempt: Evidence['attempt'],
  { kind, amount, madeAt }: LastReversal,
): boolean {
  const isTime =
    madeAt.length === 0 || madeAt.some((at) => Math.abs(at - attempt.startedAt) <= sameTimeMs)
  return kind === attempt.kind && amount === attempt.amount && isTime
}

/** When the provider may be asked about an unanswered attempt; null where that is now. */
export function quietUntil({ startedAt }: { startedAt: number }, now: number): number | null {
  const until = startedAt + quietMs
  return now < until ? until : null
}

/** A refund that waits to be sent. */
export interface OpenRefund {
  id: string
  amount: Pounds
  /** All of the payment has to go back, whatever is left of it. */
  isRest: boolean
}

/**
 * What of the refunds that wait can still be sent when only `left` of the payment is left, the oldest first. One that
 * asked for a sum and does not fit is refused (0); one of the rest is cut to what there is.
 */
export function fitRefunds(
  open: readonly OpenRefund[],
  left: Pounds,
): ReadonlyArray<{ id: string; amount: Pounds }> {
  let rest = left
  return open.map(({ id, amount, isRest }) => {
    const fitting = amount <= rest ? amount : isRest ? rest : 0
    rest -= fitting
    return { id, amount: fitting }
  })
}
