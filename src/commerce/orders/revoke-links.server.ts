import { inTransaction } from '#database/transaction.server.ts'
import { operator } from '../audit/audit-entry.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { revokeAllOwnerLinks } from './owner-link/owner-link-store.server.ts'
import { deleteAllAddressLinks } from './recipient-address/address-link-store.server.ts'
import { revokeAllCardLinks } from './recipient-page/card-link-store.server.ts'

/** How many links worked until now. */
export interface RevokedLinks {
  orders: number
  cards: number
  addresses: number
}

/**
 * Ends every link of orders, printed cards and addresses. After a leak: their tokens derive from the secret, and go on
 * working after its replacement, because the database stores their hashes. A new link works at once.
 */
export function revokeLinks({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<RevokedLinks> {
  return inTransaction(db, async (tx): Promise<RevokedLinks> => {
    const at = now()
    const revoked = {
      orders: await revokeAllOwnerLinks(tx, at),
      cards: await revokeAllCardLinks(tx, at),
      addresses: await deleteAllAddressLinks(tx),
    }
    await writeAudit(tx, {
      at,
      actorId: operator,
      action: 'orders.links-revoked',
      subject: 'links',
      before: { links: revoked.orders + revoked.cards + revoked.addresses },
      after: { links: 0 },
    })
    return revoked
  })
}
