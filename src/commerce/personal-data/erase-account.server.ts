import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { findProfile, lockUser, verifiedEmailOf } from '../customers/user-store.server.ts'
import { lockAndFindOrder } from '../orders/change-order.server.ts'
import type { Order } from '../orders/order.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { changeReviews } from '../reviews/review-change.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { isStaff } from '../staff/roles.ts'
import { deleteAlertsTo } from '../stock-alerts/stock-alert-store.server.ts'
import { eraseOrders } from './erase-orders.server.ts'
import { logErasure } from './erasure-log.ts'
import { needsCustomer } from './erasure-rules.ts'
import {
  deleteAccountEmails,
  deleteOriginsOf,
  eraseRows,
  findOpenMatters,
  listOrdersToErase,
  redactAudit,
} from './erasure-store.server.ts'

/** The shop, and the way to remove a sign-in, in the transaction of the erasure. */
export interface ErasureContext extends Pick<ShopContext, 'db' | 'now' | 'log'> {
  /** Locks the user's ways to sign in and removes them, at the provider and in the shop, with all sessions. */
  removeSignIn: (tx: Transaction, uid: string, at: number) => Promise<void>
}

export type ErasedAccount =
  | Accepted
  | Refusal<'staff'>
  /** The numbers of the orders that have not ended. */
  | Refusal<'orders-open', { numbers: string[] }>

/**
 * A customer erases the account: sign-ins, sessions, profile and messages go, and the personal data of all orders.
 * Orders that have not ended block it. One transaction, so a crash erases all or nothing; a repetition changes nothing.
 * `staffId` is the super admin who does it for a customer.
 */
export function eraseAccount(
  context: ErasureContext,
  uid: string,
  staffId?: string,
): Promise<ErasedAccount> {
  const actor = staffId === undefined ? 'customer' : 'staff'
  const actorId = staffId ?? uid
  return changeReviews(context.db, async (tx): Promise<ErasedAccount> => {
    const at = context.now()
    // First, in the order in which every change of a sign-in locks. A refusal below rolls it back.
    await context.removeSignIn(tx, uid, at)
    await lockUser(tx, uid)
    const profile = await findProfile(tx, uid)
    if (!profile) return { ok: true }
    if (isStaff(profile.role)) return { ok: false, refusal: 'staff' }
    const orders = await lockOrders(tx, uid)
    const open = []
    for (const order of orders) {
      if (needsCustomer(order, await findOpenMatters(tx, order.id))) open.push(order.number)
    }
    if (open.length > 0) return { ok: false, refusal: 'orders-open', numbers: open }

    // Only a verified address: the typed one may belong to another person.
    const verified = await verifiedEmailOf(tx, uid)
    await deleteAccountEmails(tx, uid, verified)
    if (verified !== null) await deleteAlertsTo(tx, verified, at)
    await eraseOrders(tx, orders, { actor, actorId, at })
    await eraseRows(tx, 'user', uid)
    await redactAudit(tx, 'user', { subject: uid, at })
    await writeAudit(tx, {
      at,
      actorId,
      action: 'user.erased',
      subject: uid,
      before: null,
      after: null,
    })
    await deleteOriginsOf(tx, uid)
    logErasure(context.log, { scope: 'account', id: uid })
    // A backup may be older than the account that has adopted the order of a guest.
    for (const { id } of orders) logErasure(context.log, { scope: 'order', id })
    return { ok: true }
  })
}

async function lockOrders(tx: Transaction, userId: string): Promise<Order[]> {
  const orders = []
  for (const orderId of await listOrdersToErase(tx, userId)) {
    const order = await lockAndFindOrder(tx, { orderId, userId })
    if (order) orders.push(order)
  }
  return orders
}
