import type { Pounds } from '../money.ts'
import type { Refusal } from '../refusal.ts'
import type { Order, OrderLine } from './order.ts'
import { isInPhase, type OrderStatus } from './order-status.ts'

/** What the sender wants if a flower of the bouquet is not to be had that morning. */
export const substitutions = ['call', 'replace', 'refund'] as const
export type Substitution = (typeof substitutions)[number]

/** Whether the flowers of an order are still in the workshop, and belong to somebody. */
export function maySubstituteIn(status: OrderStatus): boolean {
  return isInPhase(status, 'workshop')
}

export type SubstitutionRefusal =
  | Refusal<'too-late-to-substitute', { status: OrderStatus }>
  | Refusal<'wants-refund' | 'ask-first'>
  | Refusal<'worth-less', { worth: Pounds; paid: Pounds }>

/**
 * Why one item may not take the place of another, or null when it may. What was paid stays as it is, so the sender's
 * choice decides: who wants a call has to have agreed, and what is worth less is nobody's choice but theirs.
 */
export function substitutionRefusal(
  { status, ifMissing }: Pick<Order, 'status' | 'ifMissing'>,
  { unitPrice }: Pick<OrderLine, 'unitPrice'>,
  { worth, hasAgreed }: { worth: Pounds; hasAgreed: boolean },
): SubstitutionRefusal | null {
  if (!maySubstituteIn(status)) return { ok: false, refusal: 'too-late-to-substitute', status }
  if (ifMissing === 'refund') return { ok: false, refusal: 'wants-refund' }
  if (hasAgreed) return null
  if (ifMissing === 'call') return { ok: false, refusal: 'ask-first' }
  if (worth < unitPrice) return { ok: false, refusal: 'worth-less', worth, paid: unitPrice }
  return null
}
