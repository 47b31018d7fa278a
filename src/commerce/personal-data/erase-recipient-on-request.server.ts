import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { lockAndFindOrder } from '../orders/change-order.server.ts'
import { isRecipientErased } from '../orders/recipient-erased.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { eraseRecipientFrom } from './recipient-erasure.server.ts'

export type RecipientErasedOnRequest = Accepted | Refusal<'order-not-found' | 'order-open'>

const note = 'The personal data of the recipient was erased.'

/**
 * A super admin erases the recipient of an order who asked the shop for it: their own links end after six weeks.
 * Idempotent.
 */
export function eraseRecipientOnRequest(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  { orderId, staffId }: { orderId: string; staffId: string },
): Promise<RecipientErasedOnRequest> {
  return inTransaction(db, async (tx): Promise<RecipientErasedOnRequest> => {
    const order = await lockAndFindOrder(tx, { orderId })
    if (!order) return { ok: false, refusal: 'order-not-found' }
    if (isRecipientErased(order)) return { ok: true }
    const at = now()
    const by = { actor: 'staff', actorId: staffId } as const
    const erased = await eraseRecipientFrom(tx, order, { ...by, at, log, note })
    if (!erased.ok) return erased
    const entry = { at, actorId: staffId, subject: orderId, before: null, after: null }
    await writeAudit(tx, { ...entry, action: 'order.recipient-erased' })
    return erased
  })
}
