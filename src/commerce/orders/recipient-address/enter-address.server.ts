import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { type OrderStatus, orderStatusProperties } from '../order-status.ts'
import { findOrder, lockOrder } from '../records/order-store.server.ts'
import { type Place, writeAddress } from './give-address.server.ts'

export type EnteredAddress =
  | Accepted
  | Refusal<'order-not-found'>
  | Refusal<'too-late-to-change', { status: OrderStatus }>

/** Staff enter the address that the recipient gave by phone. The audit log omits the address: it is private. */
export async function enterAddress(
  shop: ShopContext,
  { orderId, staffId, place }: { orderId: string; staffId: string; place: Place },
): Promise<EnteredAddress> {
  return inTransaction(shop.db, async (tx): Promise<EnteredAddress> => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, orderId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const { status } = order
    if (!orderStatusProperties[status].staffMayEnterAddress) {
      return { ok: false, refusal: 'too-late-to-change', status }
    }
    const at = shop.now()
    await writeAddress(tx, order, { place, actor: 'staff', actorId: staffId, at })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.address-entered',
      subject: orderId,
      before: { wasMissing: order.addressGivenAt === null },
      after: { wasMissing: false },
    })
    return { ok: true }
  })
}
