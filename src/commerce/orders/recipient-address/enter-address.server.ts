import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { type OrderStatus, orderStatusProperties } from '../order-status.ts'
import { type Place, writeAddress } from './give-address.server.ts'

export type EnteredAddress =
  | Accepted
  | Refusal<'order-not-found'>
  | Refusal<'too-late-to-change', { status: OrderStatus }>

/** Staff enter the address that the recipient gave by phone. The audit log omits the address: it is private. */
export function enterAddress(
  shop: ShopContext,
  { orderId, staffId: actorId, place }: { orderId: string; staffId: string; place: Place },
): Promise<EnteredAddress> {
  return changeOrder<EnteredAddress>(shop, { orderId }, async (tx, order, at) => {
    const { status } = order
    if (!orderStatusProperties[status].staffMayEnterAddress) {
      return { ok: false, refusal: 'too-late-to-change', status }
    }
    await writeAddress(tx, order, { place, actor: 'staff', actorId, at })
    await writeAudit(tx, {
      at,
      actorId,
      action: 'order.address-entered',
      subject: orderId,
      before: { wasMissing: order.addressGivenAt === null },
      after: { wasMissing: false },
    })
    return { ok: true }
  })
}
