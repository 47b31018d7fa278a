import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isCivilDate } from '#commerce/delivery/cairo-time.ts'
import {
  pauseOrders as pause,
  resumeOrders as resume,
} from '#commerce/delivery/workload/pause-orders.server.ts'
import { setDayCapacity as setCapacity } from '#commerce/delivery/workload/set-day-capacity.server.ts'
import { reportedOrNull } from '#platform/reported-or-null.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const end = z.object({ until: z.number().nullable() })

/** This function and those below report a failure and return null. */
export const pauseOrders = createServerFn({ method: 'POST' })
  .middleware([staff('orders.limit')])
  .validator((input: z.input<typeof end>) => end.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('pauseOrders', () => pause(shop, data, context.user.id)),
  )

export const resumeOrders = createServerFn({ method: 'POST' })
  .middleware([staff('orders.limit')])
  .handler(({ context }) => reportedOrNull('resumeOrders', () => resume(shop, context.user.id)))

const capacity = z.object({
  date: z.string().refine(isCivilDate),
  slotId: z.string().max(100),
  capacity: z.number().nullable(),
  seen: z.number(),
})

export const setDayCapacity = createServerFn({ method: 'POST' })
  .middleware([staff('orders.limit')])
  .validator((input: z.input<typeof capacity>) => capacity.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('setDayCapacity', () => setCapacity(shop, data, context.user.id)),
  )
