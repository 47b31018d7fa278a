import type { Selectable } from 'kysely'
import type { RefundAttemptsTable } from '#database/tables/payments-tables.ts'
import type { Pounds } from '../money.ts'
import type { LastReversal } from './payment-provider.ts'

/** `void` cancels a whole payment before the bank settles it. */
export type RefundKind = 'refund' | 'void'

/**
 * `unknown`: sent or about to be sent, no response. `refused`: the provider rejected it. `not-made`: it never reached
 * the provider, or the provider did not process it.
 */
export const refundAttemptOutcomes = ['unknown', 'done', 'refused', 'not-made'] as const

/** One call that sends a refund, committed before the call. */
export interface RefundAttempt extends Omit<Selectable<RefundAttemptsTable>, 'kind' | 'outcome'> {
  kind: RefundKind
  outcome: (typeof refundAttemptOutcomes)[number]
}

/** A sender that is delayed longer than this after recording its attempt no longer sends. */
export const sendWithinMs = 5_000

/**
 * How long an attempt without response is left alone: longer than a delayed sender, the call's timeout of 10 s and two
 * clocks 90 s apart together.
 */
export const quietMs = 2 * 60_000

// The provider's clock may differ from ours; a manual refund seldom follows within minutes.
const sameTimeMs = 15 * 60_000

/** The provider's record of an attempt without response. */
export interface Evidence {
  attempt: Pick<RefundAttempt, 'kind' | 'amount' | 'startedAt' | 'reversalBefore' | 'providerTotal'>
  /** Refunded amount at the provider that the shop has not recorded. */
  growth: Pounds
  /** The newest decided reversal, read before the total, so that the total includes it. Null when unknown. */
  last: LastReversal | null
  /** Whether `last` is recorded as another refund: it was made before the attempt, whenever the provider lists it. */
  isRecorded: boolean
}

/**
 * Whether the attempt was made, judged by amount and time; by amount alone when the newest reversal is unknown. A matching
 * reversal that is newer than the attempt counts although the total may not include it yet.
 */
export function isRefundAttemptMade(evidence: Evidence): boolean {
  const { attempt, growth, last } = evidence
  const isOwn = ownReversal(evidence) !== null
  if (isOwn && attempt.reversalBefore !== null) return true
  if (growth < attempt.amount) return false
  if (!last || !isNewer(evidence) || isOwn) return true
  // The newest reversal was made at the dashboard. The rest of the growth may still include the attempt.
  return growth - last.amount >= attempt.amount
}

/** The id of the newest reversal, where it matches the attempt and is newer. */
export function ownReversal(evidence: Omit<Evidence, 'growth'>): string | null {
  const { attempt, last } = evidence
  const isOwn = last !== null && isNewer(evidence) && matchesRefundAttempt(attempt, last)
  return isOwn ? last.transactionId : null
}

function isNewer({ attempt, last, isRecorded }: Omit<Evidence, 'growth'>): boolean {
  return !isRecorded && last?.transactionId !== attempt.reversalBefore
}

/**
 * Whether the provider's `total` lacks a reversal that it lists: then a total that did not grow proves nothing. Without
 * `reversalBefore` only a matching one counts, which may be older than the attempt.
 */
export function isTotalBehind(
  { attempt, last, isRecorded }: Omit<Evidence, 'growth'>,
  total: Pounds,
): boolean {
  if (!last || last.transactionId === attempt.reversalBefore) return false
  // The total before the attempt includes it already.
  if (isRecorded) return total < attempt.providerTotal
  if (attempt.reversalBefore === null && !matchesRefundAttempt(attempt, last)) return false
  return total < attempt.providerTotal + last.amount
}

/** Whether a reversal matches the attempt. An unreadable time contradicts nothing. */
export function matchesRefundAttempt(
  attempt: Evidence['attempt'],
  { kind, amount, madeAt }: LastReversal,
): boolean {
  const isTime =
    madeAt.length === 0 || madeAt.some((at) => Math.abs(at - attempt.startedAt) <= sameTimeMs)
  return kind === attempt.kind && amount === attempt.amount && isTime
}

/** When to inquire about an attempt without response; null for now. */
export function quietUntil({ startedAt }: { startedAt: number }, now: number): number | null {
  const until = startedAt + quietMs
  return now < until ? until : null
}

/** A requested refund that was not sent yet. */
export interface OpenRefund {
  id: string
  amount: Pounds
  /** Refunds the whole remainder of the payment, however much that is. */
  isRest: boolean
}

/**
 * Fits requested refunds, oldest first, into `left`. A fixed amount that does not fit is refused (0); a refund of the
 * remainder is reduced.
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
