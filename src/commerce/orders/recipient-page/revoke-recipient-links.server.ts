import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { deleteAddressLinks } from '../recipient-address/address-link-store.server.ts'
import { revokeCardLinks } from './card-link-store.server.ts'

export type RevokedRecipientLinks = Accepted | Refusal<'order-not-found'>

/** Staff revoke every link of a recipient: of the address and of printed cards. A card printed later has a new one. */
export function revokeRecipientLinks(
  shop: ShopContext,
  { orderId, staffId }: { orderId: string; staffId: string },
): Promise<RevokedRecipientLinks> {
  return changeOrder<RevokedRecipientLinks>(shop, { orderId }, async (tx, _order, at) => {
    const links = await revokeCardLinks(tx, orderId, at)
    await deleteAddressLinks(tx, orderId)
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.recipient-links-revoked',
      subject: orderId,
      before: { links },
      after: { links: 0 },
    })
    return { ok: true }
  })
}
