import { inTransaction } from '#database/transaction.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { type ChangedOrder, holdOwnOrder } from './change-own-order.server.ts'
import { mayMove } from './order-lifecycle.ts'
import { moveOrder } from './order-store.server.ts'
import { undoOrder } from './undo-order.server.ts'

/** The owner cancels until preparation starts; goods and money go back with it. A second click is granted, and does nothing. */
export async function cancelOwnOrder(
  shop: ShopContext,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ChangedOrder> {
  return inTransaction(shop.db, async (tx): Promise<ChangedOrder> => {
    const order = await holdOwnOrder(tx, orderId, userId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const { status } = order
    if (status === 'cancelled') return { ok: true }
    if (!mayMove(status, 'cancelled', 'customer')) {
      return { ok: false, refusal: 'too-late-to-change', status }
    }
    const at = shop.now()
    const move = { orderId, from: status, to: 'cancelled', note: '', at } as const
    await moveOrder(tx, { ...move, actor: 'customer', actorId: userId })
    await undoOrder(tx, order, { at })
    return { ok: true }
  })
}
