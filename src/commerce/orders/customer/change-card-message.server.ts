import type { ShopContext } from '../../shop-context.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { type ChangedOrder, changeOwnOrder, type OwnChange } from './change-own-order.server.ts'

export function changeCardMessage(
  shop: ShopContext,
  change: OwnChange<string>,
): Promise<ChangedOrder> {
  return changeOwnOrder<never>(shop, {
    ...change,
    kind: 'card-changed',
    current: (order) => order.cardMessage,
    apply: async (tx, order, at) => {
      await updateOrder(tx, order.id, { cardMessage: change.to, updatedAt: at })
      return { ok: true }
    },
  })
}
