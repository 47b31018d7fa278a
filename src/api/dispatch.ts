import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { linesField } from '#commerce/checkout/order-fields.ts'
import { civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { arrangeRun as arrange } from '#commerce/drivers/arrange-run.server.ts'
import {
  assignOrders as assign,
  mostAssignedAtOnce,
} from '#commerce/drivers/assign-orders.server.ts'
import { confirmCash as confirm } from '#commerce/drivers/confirm-cash.server.ts'
import { readDispatch } from '#commerce/drivers/read-dispatch.server.ts'
import { reorderRun as reorder } from '#commerce/drivers/reorder-run.server.ts'
import { startRun as start } from '#commerce/drivers/start-run.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
const date = z.string().refine(isCivilDate)

const whichDay = z.object({ date: date.optional() })

/** The dispatch of a day; without a date, of today in Cairo. */
export const getDispatch = createServerFn({ method: 'GET' })
  .middleware([staff('delivery.dispatch')])
  .validator((input: z.input<typeof whichDay>) => whichDay.parse(input))
  .handler(({ data }) => readDispatch(shop, data.date ?? civilDateAt(shop.now())))

const assignment = z.object({
  orders: z
    .array(z.object({ id, seen: id.nullable() }))
    .min(1)
    .max(mostAssignedAtOnce),
  driverId: id.nullable(),
})

/** Assigns orders to a driver, or with null takes them from theirs. */
export const assignOrders = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.dispatch')])
  .validator((input: z.input<typeof assignment>) => assignment.parse(input))
  .handler(({ data, context }) => assign(shop, { ...data, staffId: context.user.id }))

const whichRun = z.object({ driverId: id, date })
const sorted = whichRun.extend({ orderIds: z.array(id).max(mostAssignedAtOnce) })

/** Puts the stops of a run in order by hand. */
export const reorderRun = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.dispatch')])
  .validator((input: z.input<typeof sorted>) => sorted.parse(input))
  .handler(({ data, context }) => reorder(shop, { ...data, staffId: context.user.id }))

/** Puts the stops of a run in the order of slots and distance. */
export const arrangeRun = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.dispatch')])
  .validator((input: z.input<typeof whichRun>) => whichRun.parse(input))
  .handler(({ data, context }) => arrange(shop, { ...data, staffId: context.user.id }))

/** Sends out the prepared orders of a run, for a driver without a phone at hand. */
export const startRun = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof whichRun>) => whichRun.parse(input))
  .handler(({ data, context }) => start(shop, { ...data, startedBy: context.user.id }))

const cash = whichRun.extend({
  seenExpected: z.int(),
  counted: z.int().min(0).max(10_000_000),
  note: linesField(300).default(''),
})

/** Confirms the cash that staff have counted with a driver. */
export const confirmCash = createServerFn({ method: 'POST' })
  .middleware([staff('payments.collect')])
  .validator((input: z.input<typeof cash>) => cash.parse(input))
  .handler(({ data, context }) => confirm(shop, { ...data, staffId: context.user.id }))
