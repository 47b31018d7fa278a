import {
  type EditedOrder,
  editOrder,
  type StaffEdit,
} from '#commerce/orders/editing/edit-order.server.ts'
import { type EditableOrder, editableOf } from '#commerce/orders/editing/editable-order.ts'
import { orderOf } from './database-reads.ts'
import type { TestShop } from './test-shop.ts'

/** An edit of an order as staff see it now, at its present price unless the test names another. */
export async function editOf(
  shop: TestShop,
  { orderId }: { orderId: string },
  change: Partial<EditableOrder>,
  more: Partial<StaffEdit> = {},
): Promise<StaffEdit> {
  const order = await orderOf(shop, { orderId })
  const seen = editableOf(order)
  const edited = { ...seen, ...change, isAddressKnown: true } as const
  const by = { staffId: 'nadia', mayRefund: true }
  return { orderId, seen, edited, seenTotal: order.total, ...by, ...more }
}

export async function edit(
  shop: TestShop,
  order: { orderId: string },
  change: Partial<EditableOrder>,
  more: Partial<StaffEdit> = {},
): Promise<EditedOrder> {
  return editOrder(shop, await editOf(shop, order, change, more))
}
