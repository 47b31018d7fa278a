import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { firstOpenWindow } from '#commerce/delivery/delivery-calendar.ts'
import { recallCalendarFacts } from '#commerce/delivery/read-calendar.server.ts'
import { shop } from '#platform/services.server.ts'
import type { NextDelivery } from './next-delivery.ts'

const question = z.object({ leadDays: z.int().min(0).max(365) })

/** The first window that can still be had by something that takes so many days, or null when none is open. */
export const getNextDelivery = createServerFn({ method: 'GET' })
  .validator((asked: z.input<typeof question>) => question.parse(asked))
  .handler(async ({ data }): Promise<NextDelivery | null> => {
    const facts = await recallCalendarFacts(shop.db, { leadDays: data.leadDays, now: shop.now() })
    const first = firstOpenWindow(facts)
    if (!first) return null
    const { startMinute, endMinute } = first.slot
    return { date: first.date, orderUntil: first.orderUntil, startMinute, endMinute }
  })
