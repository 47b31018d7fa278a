import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { civilDateAt, isCivilDate } from '../../delivery/cairo-time.ts'
import { paymentMethods } from '../../payments/payment-provider.ts'
import { orderStatuses, paymentStatuses } from '../order-status.ts'
import { countArrivals as countSince } from '../staff/arrival-store.server.ts'
import { listBoard } from '../staff/board-store.server.ts'
import { exportOrders as writeOut } from '../staff/export-orders.server.ts'
import { moveOrders as moveMany } from '../staff/move-orders.server.ts'
import { countByStatus } from '../staff/order-count-store.server.ts'
import { mostMovedAtOnce, orderSorts } from '../staff/order-listing.ts'
import { longestQuery } from '../staff/order-search.ts'
import { readFilterChoices } from '../staff/read-filter-choices.server.ts'
import { listStaffOrders } from '../staff/staff-order-list-store.server.ts'

const pageSize = 30
const id = z.string().max(100)
const status = z.enum(orderStatuses)

const filter = z.object({
  query: z.string().max(longestQuery).optional(),
  status: status.optional(),
  payment: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  date: z.string().refine(isCivilDate).optional(),
  slot: id.optional(),
  zone: id.optional(),
  sort: z.enum(orderSorts).optional(),
})
const listing = filter.extend({ after: id.optional() })

export const listOrders = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((asked: z.input<typeof listing>) => listing.parse(asked))
  .handler(({ data }) =>
    listStaffOrders(shop.db, data, { today: civilDateAt(shop.now()), limit: pageSize }),
  )

/** How many orders the other filters leave in each status. */
export const countOrders = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((asked: z.input<typeof filter>) => filter.parse(asked))
  .handler(({ data }) => countByStatus(shop.db, data, civilDateAt(shop.now())))

const since = z.object({ since: z.int().min(0) })

/** What was placed since the reader looked last, whatever they are looking at. */
export const countArrivals = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((asked: z.input<typeof since>) => since.parse(asked))
  .handler(({ data }) => countSince(shop.db, data.since))

export const getFilterChoices = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .handler(() => readFilterChoices(shop))

export const exportOrders = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((asked: z.input<typeof listing>) => listing.parse(asked))
  .handler(({ data }) => writeOut(shop, data))

// A cancellation gives money back and asks for a reason: it is done one order at a time.
const bulk = z.object({
  orders: z
    .array(z.object({ id, from: status }))
    .min(1)
    .max(mostMovedAtOnce),
  to: z.enum(['preparing', 'out_for_delivery', 'delivered', 'delivery_failed']),
})

export const moveOrders = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((asked: z.input<typeof bulk>) => bulk.parse(asked))
  .handler(({ data, context }) => moveMany(shop, { ...data, staffId: context.user.id }))

const day = z.object({ date: z.string().refine(isCivilDate).optional() })

/** The board of a day; of today in Cairo unless told otherwise. */
export const getBoard = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((asked: z.input<typeof day>) => day.parse(asked))
  .handler(({ data }) => listBoard(shop.db, data.date ?? civilDateAt(shop.now())))
