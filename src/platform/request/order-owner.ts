import { createMiddleware } from '@tanstack/react-start'
import { z } from 'zod'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { requireUserSession } from '#identity/authorization/access-check.ts'
import { shop } from '../services.server.ts'
import { currentSessionHolder } from './current-session.server.ts'

const request = z.object({ orderId: z.string().max(100) })

/**
 * Server functions for the owner of the order that their input names: `context.owner` selects it for the use case, which
 * finds no order of another customer. This file alone decides what proves the ownership.
 */
export const orderOwner = createMiddleware({ type: 'function' }).server(async ({ next, data }) => {
  const { user } = requireUserSession(await currentSessionHolder())
  const named = request.safeParse(data)
  const orderId = named.success ? named.data.orderId : ''
  return next({ context: { owner: { orderId, userId: user.id } } })
})

/** Whether the current request comes from the owner of an order: for server routes, which have no middleware. */
export async function isOrderOwner(orderId: string): Promise<boolean> {
  const holder = await currentSessionHolder()
  if (!holder?.user || holder.user.suspended) return false
  return (await findOrder(shop.db, orderId))?.userId === holder.uid
}
