import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { identified } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { listOrders } from './records/order-list-store.server.ts'

const pageSize = 10
const listing = z.object({ after: z.string().max(100).optional() })

/** A page of the orders of whoever asks, newest first. */
export const listOwnOrders = createServerFn({ method: 'GET' })
  .middleware([identified])
  .validator((asked: z.input<typeof listing>) => listing.parse(asked))
  .handler(async ({ data, context }) => {
    const asked = { userId: context.uid, after: data.after, limit: pageSize + 1 }
    // One more than a page holds tells whether another one follows.
    const found = await listOrders(shop.db, asked)
    const orders = found.slice(0, pageSize)
    return { orders, after: found.length > pageSize ? (orders.at(-1)?.id ?? null) : null }
  })
