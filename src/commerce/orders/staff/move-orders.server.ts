import type { ShopContext } from '../../shop-context.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../order-status.ts'

/** Where a member of staff saw an order when they chose it. */
export interface SeenOrder {
  id: string
  from: OrderStatus
}

/** What became of one of the orders that were to be moved; `status` is where it stands if not where it was seen. */
export type MovedOrder = { id: string } & (
  | { outcome: 'moved' | 'order-not-found' | 'address-missing' | 'failed' }
  | { outcome: 'move-not-allowed' | 'changed-elsewhere'; status: OrderStatus }
)

/**
 * Moves many orders, each for itself: one that cannot be moved keeps no other back. Answers line by line, in the order
 * in which they were asked for.
 */
export async function moveOrders(
  shop: ShopContext,
  { orders, to, staffId }: { orders: readonly SeenOrder[]; to: OrderStatus; staffId: string },
): Promise<MovedOrder[]> {
  const moved: MovedOrder[] = []
  for (const { id, from } of orders) {
    moved.push(await moveOne(shop, { orderId: id, from, to, staffId, note: '' }))
  }
  return moved
}

async function moveOne(
  shop: ShopContext,
  advance: Parameters<typeof advanceOrder>[1],
): Promise<MovedOrder> {
  const id = advance.orderId
  try {
    const answer = await advanceOrder(shop, advance)
    if (answer.ok) return { id, outcome: 'moved' }
    return 'status' in answer
      ? { id, outcome: answer.refusal, status: answer.status }
      : { id, outcome: answer.refusal }
  } catch (error) {
    // Those before it are moved: the answer has to say so, whatever happened to this one.
    shop.log.error('order not moved', { orderId: id, error: String(error) })
    return { id, outcome: 'failed' }
  }
}
