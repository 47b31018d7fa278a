import type { AuditValue } from '../audit/audit-entry.ts'
import { openDue } from '../orders/difference-due.ts'
import type { OrderChange } from '../orders/editing/order-changes.ts'
import { isInPhase, type OrderStatus } from '../orders/order-status.ts'

/** Facts that decide whether the shop still needs the personal data of an order. */
export interface OpenMatters {
  status: OrderStatus
  hasOpenClaim: boolean
  /** A refund that was requested, a payment that the provider has not decided, or one of another amount. */
  hasOpenMoney: boolean
}

/** Whether an order still needs its names, numbers and address. */
export function isOrderOpen({ status, hasOpenClaim, hasOpenMoney }: OpenMatters): boolean {
  return !isInPhase(status, 'delivered', 'released') || hasOpenClaim || hasOpenMoney
}

/** Whether the shop still needs the customer of an order: also to collect what an edit of a delivered order added. */
export function needsCustomer(order: Parameters<typeof openDue>[0], matters: OpenMatters): boolean {
  return isOrderOpen(matters) || openDue(order) > 0
}

const personalParts: readonly string[] = ['address', 'recipient', 'phone', 'card']

/** The changes of an edit without the values of people. The parts stay. */
export function withoutPersonalValues(changes: readonly OrderChange[]): OrderChange[] {
  return changes.map((change) =>
    personalParts.includes(change.part)
      ? { ...change, before: { text: '' }, after: { text: '' } }
      : change,
  )
}

// `name` only of users: elsewhere it names products.
const personalFields: Record<'user' | 'order', readonly string[]> = {
  user: ['name', 'surname', 'email', 'phone', 'reason', 'note'],
  order: ['reason', 'note', 'message', 'text', 'answer', 'image'],
}
/** Kinds of answers to a claim, beside the answers to reviews, which are texts. */
const claimAnswers: readonly AuditValue[] = ['replacement', 'refund', 'message']

/** The values of an audit entry without personal data. Amounts, dates and statuses stay. */
export function redactValues(of: 'user' | 'order', values: AuditValue): AuditValue {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values
  const redacted = Object.entries(values).map(([field, value]): [string, AuditValue] => {
    const isPersonal = personalFields[of].includes(field) && typeof value === 'string'
    return [field, isPersonal && !claimAnswers.includes(value) ? '' : value]
  })
  return Object.fromEntries(redacted)
}
