import { z } from 'zod'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { type OrderOwner, requireOrderOwner } from '#identity/authorization/order-owner.ts'
import { shop } from '../services.server.ts'
import { currentSessionHolder } from './current-session.server.ts'
import { currentLinkedOrder } from './order-link-cookie.server.ts'

const request = z.object({ orderId: z.string().max(100) })

/** The owner of the order that a request names. A request without an order has no link: its session decides. */
export async function currentOrderOwner(data: unknown): Promise<OrderOwner> {
  const named = request.safeParse(data)
  const orderId = named.success ? named.data.orderId : ''
  const linked = orderId === '' ? null : await currentLinkedOrder(orderId)
  return requireOrderOwner(orderId, linked ? null : await currentSessionHolder(), linked)
}

/** The customer as whom the current request may see an order: by a link of its emails or by the session. */
export async function currentViewerOf(orderId: string): Promise<string | null> {
  const linked = await currentLinkedOrder(orderId)
  return linked?.userId ?? (await currentSessionHolder())?.uid ?? null
}

/** Whether the current request comes from the owner of an order: for server routes, which have no guard. */
export async function isOrderOwner(orderId: string): Promise<boolean> {
  try {
    const owner = await currentOrderOwner({ orderId })
    return (await findOrder(shop.db, orderId))?.userId === owner.userId
  } catch (error) {
    if (error instanceof AuthorizationError) return false
    throw error
  }
}
