import type { Transaction } from '#database/engine.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import { moveOrder } from '../lifecycle/move-order.server.ts'
import { cashConfirmation } from '../lifecycle/order-lifecycle.ts'
import type { Order } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { findOrder, lockOrder, updateOrder } from '../records/order-store.server.ts'
import { type CashConfirmation, type CashProof, isUnconfirmedCash } from './cash-confirmation.ts'
import {
  findConfirmation,
  networksOf,
  noNetworks,
  updateConfirmation,
} from './cash-confirmation-store.server.ts'
import type { CashLimits } from './cash-limits.ts'

export type NotConfirmable =
  | Refusal<'order-not-found'>
  | Refusal<'confirmation-over', { status: OrderStatus }>

/** A locked, unconfirmed order; or the result to return because it cannot be confirmed. */
export type LockedOrder =
  | { isOpen: true; order: Order; confirmation: CashConfirmation }
  | { isOpen: false; order: Order | null; result: Accepted | NotConfirmable }

export async function lockUnconfirmed(
  tx: Transaction,
  orderId: string,
  now: number,
): Promise<LockedOrder> {
  await lockOrder(tx, orderId)
  const order = await findOrder(tx, orderId)
  const confirmation = order && (await findConfirmation(tx, orderId))
  if (!order || !confirmation) {
    return { isOpen: false, order, result: { ok: false, refusal: 'order-not-found' } }
  }
  if (confirmation.confirmedAt !== null) return { isOpen: false, order, result: { ok: true } }
  const isWaiting = isUnconfirmedCash(order)
  if (isWaiting && order.expiresAt !== null && now < order.expiresAt) {
    return { isOpen: true, order, confirmation }
  }
  // The expiry job may run some seconds late.
  const status = isWaiting ? 'expired' : order.status
  return { isOpen: false, order, result: { ok: false, refusal: 'confirmation-over', status } }
}

interface Confirming {
  order: Order
  confirmation: CashConfirmation
  proof: Exclude<CashProof, 'none'>
  actor: 'customer' | 'staff'
  actorId: string | null
  at: number
}

/** Confirms an order that the caller has locked: cash becomes due, and the rate limits release its allowance. */
export async function confirmLocked(
  tx: Transaction,
  { order, confirmation, proof, actor, actorId, at }: Confirming,
  limits: CashLimits,
): Promise<void> {
  const orderId = order.id
  await updateOrder(tx, orderId, { paymentStatus: 'cash_due', cashProof: proof, updatedAt: at })
  const { from, to } = cashConfirmation
  const move = { orderId, from, to, note: '', at }
  await moveOrder(tx, { ...move, actor, actorId })
  const { userId, phone, createdAt } = confirmation
  const networks = networksOf(confirmation)
  await limits.releaseAllowance(tx, { userId, networks, phone, placedAt: createdAt })
  await updateConfirmation(tx, orderId, { confirmedAt: at, ...noNetworks })
}
