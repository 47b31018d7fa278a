import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** An order as it was before the step. */
export interface SeenOrder {
  id: string
  userId: string
  status: OrderStatus
  paymentMethod: string
  paymentStatus: string
  total: number
  captured: number
  refunded: number
  due: number
  deliveryDate: string
  slotId: string
  /** Chooses among orders, the same in every replay. */
  key: number
}

/** One step of the simulation: an action with its own seed, on one instance of the shop. */
export interface Step {
  world: World
  seed: number
  random: Random
  shop: ShopContext
}

interface Named {
  name: string
  /** How often it is chosen, compared with the others. */
  weight: number
}

/** An action of a person, the provider, a machine or time. One with a precondition concerns an order that fulfils it. */
export type Action = Named &
  (
    | { needs?: undefined; run(step: Step): Promise<unknown> }
    | { needs(order: SeenOrder): boolean; run(step: Step, order: SeenOrder): Promise<unknown> }
  )

/** The staff member of all actions. */
export const staff = { staffId: 'nadia' }

/** Results of all works, once none of them goes on: a failed one must not leave another behind for the next step. */
export async function atOnce<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

export const isIn =
  (...statuses: OrderStatus[]) =>
  ({ status }: SeenOrder) =>
    statuses.includes(status)
