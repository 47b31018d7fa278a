import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { addPeakDay as add } from '#commerce/delivery/settings/add-peak-day.server.ts'
import { closeDays as close } from '#commerce/delivery/settings/close-days.server.ts'
import { closeWeekday as closeWeekly } from '#commerce/delivery/settings/close-weekday.server.ts'
import {
  closureDraftSchema,
  peakDaySchema,
  slotDraftSchema,
  zoneDraftSchema,
} from '#commerce/delivery/settings/delivery-drafts.ts'
import { openDay as open } from '#commerce/delivery/settings/open-day.server.ts'
import { openWeekday as openWeekly } from '#commerce/delivery/settings/open-weekday.server.ts'
import { readDeliverySettings } from '#commerce/delivery/settings/read-delivery-settings.server.ts'
import { removePeakDay as remove } from '#commerce/delivery/settings/remove-peak-day.server.ts'
import { reorderZones as reorder } from '#commerce/delivery/settings/reorder-zones.server.ts'
import { repeatedClosureDraftSchema } from '#commerce/delivery/settings/repeated-closure.ts'
import { saveSlot as storeSlot } from '#commerce/delivery/settings/save-slot.server.ts'
import { saveZone as storeZone } from '#commerce/delivery/settings/save-zone.server.ts'
import { reportedOrNull } from '#platform/reported-or-null.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)

export const getDeliverySettings = createServerFn({ method: 'GET' })
  .middleware([staff('delivery.write')])
  .handler(() => readDeliverySettings(shop))

const zone = z.object({
  id: id.nullable(),
  draft: zoneDraftSchema,
  seen: zoneDraftSchema.nullable(),
})

/** This function and those below report a failure and return null. */
export const saveZone = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof zone>) => zone.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('saveZone', () => storeZone(shop, data, context.user.id)),
  )

const sequence = z.object({ ids: z.array(id).max(1000) })

export const reorderZones = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof sequence>) => sequence.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('reorderZones', () => reorder(shop, data.ids, context.user.id)),
  )

const slot = z.object({
  id: id.nullable(),
  draft: slotDraftSchema,
  seen: slotDraftSchema.nullable(),
  knowsOfBookings: z.boolean(),
})

export const saveSlot = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof slot>) => slot.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('saveSlot', () => storeSlot(shop, data, context.user.id)),
  )

const closure = z.object({ draft: closureDraftSchema, knowsOfBookings: z.boolean() })

export const closeDays = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof closure>) => closure.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('closeDays', () => close(shop, data, context.user.id)),
  )

const day = z.object({ date: z.string().max(10) })

export const openDay = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof day>) => day.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('openDay', () => open(shop, data.date, context.user.id)),
  )

const weekday = z.object({ draft: repeatedClosureDraftSchema, knowsOfBookings: z.boolean() })

export const closeWeekday = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof weekday>) => weekday.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('closeWeekday', () => closeWeekly(shop, data, context.user.id)),
  )

const repeated = z.object({ id })

export const openWeekday = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof repeated>) => repeated.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('openWeekday', () => openWeekly(shop, data.id, context.user.id)),
  )

export const addPeakDay = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof peakDaySchema>) => peakDaySchema.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('addPeakDay', () => add(shop, data, context.user.id)),
  )

export const removePeakDay = createServerFn({ method: 'POST' })
  .middleware([staff('delivery.write')])
  .validator((input: z.input<typeof day>) => day.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('removePeakDay', () => remove(shop, data.date, context.user.id)),
  )
