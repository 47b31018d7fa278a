import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { moveOrder } from '../lifecycle/move-order.server.ts'
import { mayMove } from '../lifecycle/order-lifecycle.ts'
import { releaseOrder } from '../lifecycle/release-order.server.ts'
import type { ChangedOrder } from './change-own-order.server.ts'

/** The customer cancels before preparation starts; stock, slot and money are released. Idempotent. */
export function cancelOwnOrder(
  shop: ShopContext,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ChangedOrder> {
  return changeOrder<ChangedOrder>(shop, { orderId, userId }, async (tx, order, at) => {
    const { status } = order
    if (status === 'cancelled') return { ok: true }
    if (!mayMove(status, 'cancelled', 'customer')) {
      return { ok: false, refusal: 'too-late-to-change', status }
    }
    const move = { orderId, from: status, to: 'cancelled', note: '', at } as const
    await moveOrder(tx, { ...move, actor: 'customer', actorId: userId })
    await releaseOrder(tx, order, { at })
    return { ok: true }
  })
}
