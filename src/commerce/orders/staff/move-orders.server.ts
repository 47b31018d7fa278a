import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { ShopContext } from '../../shop-context.ts'
import { type AdvancedOrder, advanceOrder } from '../lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../order-status.ts'

/** An order with the status in which the staff member selected it. */
interface SeenOrder {
  id: string
  from: OrderStatus
}

/** The outcome of one order of a bulk move; `status` is its current one, if the move was refused. */
export type MovedOrder = { id: string } & (
  | { outcome: 'moved' | 'order-not-found' | 'address-missing' | 'recipient-erased' }
  | { outcome: 'refund-not-allowed' | 'failed' }
  | { outcome: 'other-day'; date: CivilDate }
  | { outcome: 'move-not-allowed' | 'changed-elsewhere'; status: OrderStatus }
)

/** A move of many orders. */
export interface BulkMove {
  orders: readonly SeenOrder[]
  to: OrderStatus
  staffId: string
  /** Other days than today whose orders the staff member has confirmed to send out. */
  confirmedDays?: readonly CivilDate[] | undefined
}

/** Moves many orders, each in its own transaction, so a refused one does not stop the others. Keeps their order. */
export async function moveOrders(
  shop: ShopContext,
  { orders, ...move }: BulkMove,
): Promise<MovedOrder[]> {
  const moved: MovedOrder[] = []
  for (const { id, from } of orders) {
    const one = { ...move, orderId: id, from, note: '' }
    moved.push(await outcomeOf(shop, id, () => advanceOrder(shop, one)))
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
    if ('status' in result) return { id, outcome: result.refusal, status: result.status }
    if ('date' in result) return { id, outcome: result.refusal, date: result.date }
    return { id, outcome: result.refusal }
  } catch (error) {
    // Earlier orders have moved: the response must report them even if this one fails.
    shop.log.error('order not moved', { orderId: id, error: String(error) })
    return { id, outcome: 'failed' }
  }
}
