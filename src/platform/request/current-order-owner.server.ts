import { z } from 'zod'
import type { OrderViewer } from '#commerce/orders/order-view.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import {
  type OrderOwner,
  requireOrderOwner,
  requireOrderPayer,
} from '#identity/authorization/order-owner.ts'
import { shop } from '../services.server.ts'
import { currentSessionHolder } from './current-session.server.ts'
import { currentLinkedOrder } from './order-link-cookie.server.ts'

const request = z.object({ orderId: z.string().max(100) })

/** The owner of the order that a request names. A request without an order has no link: its session decides. */
export function currentOrderOwner(data: unknown): Promise<OrderOwner> {
  return currentActor(data, requireOrderOwner)
}

/** The owner of the order that a request names, or the holder of a payment link. */
export function currentOrderPayer(data: unknown): Promise<OrderOwner> {
  return currentActor(data, requireOrderPayer)
}

async function currentActor(
  data: unknown,
  requireActor: typeof requireOrderOwner,
): Promise<OrderOwner> {
  const named = request.safeParse(data)
  const orderId = named.success ? named.data.orderId : ''
  const linked = orderId === '' ? null : await currentLinkedOrder(orderId)
  return requireActor(orderId, await currentSessionHolder(), linked)
}

/** How the user of a session, or a visitor, may see an order: by a link of its emails as its customer. */
export async function currentViewerOf(
  orderId: string,
  uid: string | null,
): Promise<Omit<OrderViewer, 'isStaff'>> {
  const linked = await currentLinkedOrder(orderId)
  if (linked?.scope === 'order') return { userId: linked.userId }
  return { userId: uid, mayPay: linked !== null }
}

/** The customer for whom the current request may pay an order, by a link or by the session. */
export async function currentPayerOf(orderId: string): Promise<string | null> {
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
