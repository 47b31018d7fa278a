import type { ShopContext } from '../../shop-context.ts'
import { type AdvancedOrder, advanceOrder } from '../lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../order-status.ts'

/** An order with the status in which the staff member selected it. */
export interface SeenOrder {
  id: string
  from: OrderStatus
}

/** The outcome of one order of a bulk move; `status` is its current one, if the move was refused. */
export type MovedOrder = { id: string } & (
  | { outcome: 'moved' | 'order-not-found' | 'address-missing' | 'failed' }
  | { outcome: 'move-not-allowed' | 'changed-elsewhere'; status: OrderStatus }
)

/** Moves many orders, each in its own transaction, so a refused one does not stop the others. Keeps their order. */
export async function moveOrders(
  shop: ShopContext,
  { orders, to, staffId }: { orders: readonly SeenOrder[]; to: OrderStatus; staffId: string },
): Promise<MovedOrder[]> {
  const moved: MovedOrder[] = []
  for (const { id, from } of orders) {
    const move = { orderId: id, from, to, staffId, note: '' }
    moved.push(await outcomeOf(shop, id, () => advanceOrder(shop, move)))
  }
  return moved
}

/** Runs the move of one order and returns its outcome, also when it throws. */
export async function outcomeOf(
  shop: ShopContext,
  id: string,
  move: () => Promise<AdvancedOrder>,
): Promise<MovedOrder> {
  try {
    const result = await move()
    if (result.ok) return { id, outcome: 'moved' }
    return 'status' in result
      ? { id, outcome: result.refusal, status: result.status }
      : { id, outcome: result.refusal }
  } catch (error) {
    // Earlier orders have moved: the response must report them even if this one fails.
    shop.log.error('order not moved', { orderId: id, error: String(error) })
    return { id, outcome: 'failed' }
  }
}
