import { inTransaction } from '#database/transaction.server.ts'
import { lockAndFindOrder } from '../orders/change-order.server.ts'
import { isRecipientErased } from '../orders/recipient-erased.ts'
import { findRecipientLink } from '../orders/recipient-page/card-link-store.server.ts'
import { isLinkOver } from '../orders/recipient-page/recipient-page.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { eraseRecipientFrom } from './recipient-erasure.server.ts'

export type ErasedRecipient = Accepted | Refusal<'link-unknown' | 'order-open'>

const byRecipient = {
  actor: 'recipient',
  actorId: null,
  note: 'The recipient erased their personal data.',
} as const

/** The recipient erases their own data of an order that has ended, with a link that is not over. */
export function eraseRecipient(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  token: string,
): Promise<ErasedRecipient> {
  return inTransaction(db, async (tx): Promise<ErasedRecipient> => {
    const link = await findRecipientLink(tx, token)
    const order = link && (await lockAndFindOrder(tx, { orderId: link.orderId }))
    const at = now()
    if (!order || isLinkOver(order, at)) return { ok: false, refusal: 'link-unknown' }
    return eraseRecipientFrom(tx, order, { ...byRecipient, at, log })
  })
}

/** Erases the recipient of an order without their link, to repeat an erasure. Idempotent. */
export function eraseRecipientOfOrder(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  orderId: string,
): Promise<ErasedRecipient> {
  return inTransaction(db, async (tx): Promise<ErasedRecipient> => {
    const order = await lockAndFindOrder(tx, { orderId })
    if (!order || isRecipientErased(order)) return { ok: true }
    return eraseRecipientFrom(tx, order, { ...byRecipient, at: now(), log })
  })
}
