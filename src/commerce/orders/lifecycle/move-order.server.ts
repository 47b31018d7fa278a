import type { Database } from '#database/engine.server.ts'
import { enqueueMoveEmail, enqueueOrderEmail } from '../../emails/send-order-email.server.ts'
import { planInvitation } from '../../reviews/invite-to-review.server.ts'
import { type OrderStatus, orderStatusProperties } from '../order-status.ts'
import { insertEvent } from '../records/order-event-store.server.ts'
import { setStatus } from '../records/order-store.server.ts'
import { deleteLimits } from '../records/unpaid-order-store.server.ts'
import type { Actor } from './order-lifecycle.ts'

interface OrderMove {
  orderId: string
  from: OrderStatus
  to: OrderStatus
  actor: Actor
  actorId: string | null
  note: string
  at: number
  /** When the move happened, if the shop learnt of it later. */
  happenedAt?: number
  /** Whether the email waits until the move can no longer be undone. */
  emailWaits?: boolean
}

/**
 * Moves an order, adds the move to its timeline and enqueues the email of the new status. Returns false, and changes
 * nothing, when a concurrent move was first.
 */
export async function moveOrder(
  db: Database,
  { emailWaits = false, happenedAt, ...move }: OrderMove,
): Promise<boolean> {
  if (!(await setStatus(db, move))) return false
  if (move.from === 'awaiting_payment') await deleteLimits(db, move.orderId)
  const at = happenedAt ?? move.at
  await insertEvent(db, { kind: 'moved', ...move, at })
  const enqueue = emailWaits ? enqueueMoveEmail : enqueueStatusEmail
  await enqueue(db, { orderId: move.orderId, status: move.to, at })
  if (move.to === 'delivered') await planInvitation(db, { ...move, at })
  return true
}

/** Enqueues the email that a status triggers, if it has one. */
export async function enqueueStatusEmail(
  db: Database,
  { orderId, status, at }: { orderId: string; status: OrderStatus; at: number },
): Promise<void> {
  const trigger = orderStatusProperties[status].email
  if (trigger !== null) await enqueueOrderEmail(db, { orderId, trigger, at })
}
