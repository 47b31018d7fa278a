import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { refundOpenDifferences } from '../../payments/payment-difference.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { lockAndFindOrder, type WhichOrder } from '../change-order.server.ts'
import { moveOrder } from '../lifecycle/move-order.server.ts'
import { cashConfirmation } from '../lifecycle/order-lifecycle.ts'
import type { Order } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { updateOrder } from '../records/order-store.server.ts'
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

/** A locked, unconfirmed order. */
export interface UnconfirmedOrder {
  order: Order
  confirmation: CashConfirmation
}

/** Locks an unconfirmed order; or returns the result for an order that cannot be confirmed. */
export async function lockUnconfirmed(
  tx: Transaction,
  which: WhichOrder,
  now: number,
): Promise<{ found: UnconfirmedOrder } | { found: null; result: Accepted | NotConfirmable }> {
  const order = await lockAndFindOrder(tx, which)
  const confirmation = order && (await findConfirmation(tx, order.id))
  if (!order || !confirmation) {
    return { found: null, result: { ok: false, refusal: 'order-not-found' } }
  }
  if (confirmation.confirmedAt !== null) return { found: null, result: { ok: true } }
  const isWaiting = isUnconfirmedCash(order)
  if (isWaiting && order.expiresAt !== null && now < order.expiresAt) {
    return { found: { order, confirmation } }
  }
  // The expiry job may run some seconds late.
  const status = isWaiting ? 'expired' : order.status
  return { found: null, result: { ok: false, refusal: 'confirmation-over', status } }
}

/** Runs one change of an unconfirmed order in the transaction that has locked it. */
export function changeUnconfirmed<Result>(
  shop: ShopContext,
  which: WhichOrder,
  change: (tx: Transaction, found: UnconfirmedOrder, at: number) => Promise<Result>,
): Promise<Result | Accepted | NotConfirmable> {
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<Result | Accepted | NotConfirmable> => {
    const locked = await lockUnconfirmed(tx, which, at)
    return locked.found ? change(tx, locked.found, at) : locked.result
  })
}

interface Confirming extends UnconfirmedOrder {
  proof: Exclude<CashProof, 'none'>
  actor: 'customer' | 'staff'
  actorId: string | null
  at: number
}

/**
 * Confirms an order that the caller has locked: cash becomes due, and the rate limits release its allowance. An online
 * payment of another amount, about which staff have not decided, is refunded.
 */
export async function confirmLocked(
  tx: Transaction,
  { order, confirmation, proof, actor, actorId, at }: Confirming,
  limits: CashLimits,
): Promise<void> {
  const orderId = order.id
  await updateOrder(tx, orderId, { paymentStatus: 'cash_due', cashProof: proof, updatedAt: at })
  await refundOpenDifferences(tx, orderId, { reason: 'The order is paid in cash.', at })
  const { from, to } = cashConfirmation
  await moveOrder(tx, { orderId, from, to, note: '', actor, actorId, at })
  const { userId, phone, createdAt } = confirmation
  const networks = networksOf(confirmation)
  await limits.releaseAllowance(tx, { userId, networks, phone, placedAt: createdAt })
  await updateConfirmation(tx, orderId, { confirmedAt: at, ...noNetworks })
}
