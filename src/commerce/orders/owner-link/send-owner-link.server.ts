import { writeAudit } from '../../audit/audit-store.server.ts'
import { enqueueOrderEmail } from '../../emails/send-order-email.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { ownerLinkExpiresAt } from './owner-link.ts'
import { revokeOwnerLinks } from './owner-link-store.server.ts'

export type SentOwnerLink = Accepted | Refusal<'order-not-found' | 'no-email' | 'link-over'>

/** Emails a link to the customer of an order. The links of earlier emails go on working. */
export function sendOwnerLink(
  shop: ShopContext,
  { orderId }: { orderId: string },
): Promise<SentOwnerLink> {
  return changeOrder<SentOwnerLink>(shop, { orderId }, async (tx, { contact, delivery }, at) => {
    if (contact.email === '') return { ok: false, refusal: 'no-email' }
    if (at >= ownerLinkExpiresAt(delivery)) return { ok: false, refusal: 'link-over' }
    await enqueueOrderEmail(tx, { orderId, trigger: 'new-link', at })
    return { ok: true }
  })
}

/** The customer or a member of staff. Staff replace a link that a customer passed on by mistake. */
type Replacer = { userId: string } | { staffId: string }

/** Revokes every link of an order and emails a new one. */
export function replaceOwnerLinks(
  shop: ShopContext,
  { orderId, by }: { orderId: string; by: Replacer },
): Promise<SentOwnerLink> {
  const isStaff = 'staffId' in by
  const which = isStaff ? { orderId } : { orderId, userId: by.userId }
  return changeOrder<SentOwnerLink>(shop, which, async (tx, { contact, delivery }, at) => {
    const revoked = await revokeOwnerLinks(tx, orderId, at)
    await writeAudit(tx, {
      at,
      actorId: isStaff ? by.staffId : by.userId,
      action: 'order.links-replaced',
      subject: orderId,
      before: { links: revoked },
      after: { links: 0 },
    })
    const isOver = at >= ownerLinkExpiresAt(delivery)
    if (contact.email !== '' && !isOver) {
      await enqueueOrderEmail(tx, { orderId, trigger: 'new-link', at })
    }
    return { ok: true }
  })
}
