import type { ShopContext } from '../../shop-context.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { type ChangedOrder, changeOwnOrder, type OwnChange } from './change-own-order.server.ts'

export function changeRecipientPhone(
  shop: ShopContext,
  change: OwnChange<string>,
): Promise<ChangedOrder> {
  return changeOwnOrder<never>(shop, {
    ...change,
    kind: 'phone-changed',
    current: (order) => order.recipient.phone,
    apply: async (tx, order, at) => {
      await updateOrder(tx, order.id, { recipientPhone: change.to, updatedAt: at })
      return { ok: true }
    },
  })
}
