import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { reportedOrNull } from '#platform/failures.server.ts'
import { log, shop } from '#platform/services.server.ts'
import { addPeakDay as add } from './add-peak-day.server.ts'
import { closeDays as close } from './close-days.server.ts'
import { openDay as open } from './open-day.server.ts'
import { orderZones as order } from './order-zones.server.ts'
import { readDeliverySettings } from './read-delivery-settings.server.ts'
import { removePeakDay as remove } from './remove-peak-day.server.ts'
import { saveSlot as writeSlot } from './save-slot.server.ts'
import { saveZone as writeZone } from './save-zone.server.ts'

const id = z.string().max(100)
const words = z.string().max(500)

export const getDeliverySettings = createServerFn({ method: 'GET' })
  .middleware([staff('delivery.write')])
  .handler(() => readDeliverySettings(shop))

const zoneDraft = z.object({ name: words, fee: z.number(), open: z.boolean() })
const zone = z.object({ id: id.nullable(), draft: zoneDraft, seen: zoneDraft.nullable() })

/** This one and those below: a failure is reported, and yields null. */
export const saveZone = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((asked: z.input<typeof zone>) => zone.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'saveZone', log }, () =>
      writeZone(shop, data, context.user.id),
    ),
  )

const sequence = z.object({ ids: z.array(id).max(1000) })

export const orderZones = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((asked: z.input<typeof sequence>) => sequence.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'orderZones', log }, () =>
      order(shop, data.ids, context.user.id),
    ),
  )

const slotDraft = z.object({
  name: words,
  startMinute: z.number(),
  endMinute: z.number(),
  cutoffMinute: z.number(),
  capacity: z.number(),
  weekdays: z.string().max(7),
  enabled: z.boolean(),
})
const slot = z.object({
  id: id.nullable(),
  draft: slotDraft,
  seen: slotDraft.nullable(),
  knowsOfBookings: z.boolean(),
})

export const saveSlot = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((asked: z.input<typeof slot>) => slot.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'saveSlot', log }, () =>
      writeSlot(shop, data, context.user.id),
    ),
  )

const date = z.string().max(10)
const closure = z.object({
  draft: z.object({ from: date, until: date, reason: words }),
  knowsOfBookings: z.boolean(),
})

export const closeDays = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((asked: z.input<typeof closure>) => closure.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'closeDays', log }, () => close(shop, data, context.user.id)),
  )

const day = z.object({ date })

export const openDay = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((asked: z.input<typeof day>) => day.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'openDay', log }, () =>
      open(shop, data.date, context.user.id),
    ),
  )

const peakDay = z.object({ date, name: words, surcharge: z.number() })

export const addPeakDay = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((asked: z.input<typeof peakDay>) => peakDay.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'addPeakDay', log }, () => add(shop, data, context.user.id)),
  )

export const removePeakDay = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((asked: z.input<typeof day>) => day.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'removePeakDay', log }, () =>
      remove(shop, data.date, context.user.id),
    ),
  )
