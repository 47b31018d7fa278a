import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { exportOrders as exportCsv } from '#commerce/orders/staff/export-orders.server.ts'
import {
  countByStatus,
  countNewOrders as countPlacedSince,
} from '#commerce/orders/staff/order-count-store.server.ts'
import {
  orderExportSchema,
  orderFilterSchema,
  orderListingSchema,
} from '#commerce/orders/staff/order-listing.ts'
import { resolveNeed } from '#commerce/orders/staff/order-need-store.server.ts'
import { readPrintRun } from '#commerce/orders/staff/print-orders.server.ts'
import { mostPrintedAtOnce } from '#commerce/orders/staff/print-run.ts'
import { readBoard } from '#commerce/orders/staff/read-board.server.ts'
import { readFilterChoices } from '#commerce/orders/staff/read-filter-choices.server.ts'
import { readMakeList } from '#commerce/orders/staff/read-make-list.server.ts'
import { readRoute } from '#commerce/orders/staff/read-route.server.ts'
import { readStaffOrder } from '#commerce/orders/staff/read-staff-order.server.ts'
import { listStaffOrders } from '#commerce/orders/staff/staff-order-list-store.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const pageSize = 30
const id = z.string().max(100)
const date = z.string().refine(isCivilDate)

export const listOrders = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof orderListingSchema>) => orderListingSchema.parse(input))
  .handler(async ({ data }) => {
    const now = shop.now()
    const listing = await resolveNeed(shop.db, data, now)
    return listStaffOrders(shop.db, listing, { today: civilDateAt(now), limit: pageSize })
  })

/** The number of orders in each status that match the other filters. */
export const countOrders = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof orderFilterSchema>) => orderFilterSchema.parse(input))
  .handler(async ({ data }) => {
    const now = shop.now()
    return countByStatus(shop.db, await resolveNeed(shop.db, data, now), civilDateAt(now))
  })

const since = z.object({ since: z.int().min(0) })

/** The orders placed since a time, whatever the filters of the list. */
export const countNewOrders = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof since>) => since.parse(input))
  .handler(({ data }) => countPlacedSince(shop.db, data.since))

export const getFilterChoices = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .handler(() => readFilterChoices(shop))

/** A part of the filtered orders, or of their lines, as CSV, and the cursor of the next part. */
export const exportOrders = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof orderExportSchema>) => orderExportSchema.parse(input))
  .handler(({ data }) => exportCsv(shop, data))

// A malformed id is not an error: the page says that it is not found.
const one = z.object({ id: z.string() })

/** Null when no order has the id. */
export const getStaffOrder = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data }) => readStaffOrder(shop, data.id))

const printRun = z.object({ ids: z.array(id).min(1).max(mostPrintedAtOnce) })

/** The contents of a print run of these orders, and the orders that get no card. */
export const getPrintRun = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof printRun>) => printRun.parse(input))
  .handler(({ data }) => readPrintRun(shop, data.ids))

const boardDay = z.object({ date: date.optional() })

/** The board of a day; without a date, of today in Cairo. */
export const getBoard = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof boardDay>) => boardDay.parse(input))
  .handler(({ data }) => readBoard(shop, data.date ?? civilDateAt(shop.now())))

const routeDay = boardDay.extend({ slot: id.optional() })

/** The make list of the workshop for a day; without a date, today in Cairo. */
export const getMakeList = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((input: z.input<typeof routeDay>) => routeDay.parse(input))
  .handler(async ({ data }) => {
    const date = data.date ?? civilDateAt(shop.now())
    return { date, ...(await readMakeList(shop, { date, slot: data.slot })) }
  })

/** The delivery route of a day; without a date, of today in Cairo. */
export const getRoute = createServerFn({ method: 'GET' })
  .middleware([staff('delivery.board')])
  .validator((input: z.input<typeof routeDay>) => routeDay.parse(input))
  .handler(async ({ data }) => {
    const date = data.date ?? civilDateAt(shop.now())
    return { date, ...(await readRoute(shop, { date, slot: data.slot })) }
  })
