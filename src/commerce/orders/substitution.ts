import type { Pounds } from '../money.ts'
import type { Refusal } from '../refusal.ts'
import type { Order, OrderLine } from './order.ts'
import { isInPhase, type OrderStatus } from './order-status.ts'

/** The sender's choice if a flower is not available on the morning of delivery. */
export const substitutions = ['call', 'replace', 'refund'] as const
export type Substitution = (typeof substitutions)[number]

/** Whether the flowers are in the workshop and the order is confirmed. */
export function maySubstituteIn(status: OrderStatus): boolean {
  return isInPhase(status, 'workshop')
}

export type SubstitutionRefusal =
  | Refusal<'too-late-to-substitute', { status: OrderStatus }>
  | Refusal<'wants-refund' | 'ask-first'>
  | Refusal<'worth-less', { worth: Pounds; paid: Pounds }>

/**
 * Why staff may not substitute an item, or null when they may. The price stays, so the sender's choice decides: with
 * `call`, and for a product that is worth less, the sender has to agree first.
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
