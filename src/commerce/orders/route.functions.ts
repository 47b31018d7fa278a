import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { civilDateAt, isCivilDate } from '../delivery/cairo-time.ts'
import { type Route, readRoute } from './staff/read-route.server.ts'

const question = z.object({
  date: z.string().refine(isCivilDate).optional(),
  slot: z.string().max(100).optional(),
})

/** Where the drivers go on a day, which is today in Cairo unless told otherwise. */
export const getRoute = createServerFn({ method: 'GET' })
  .middleware([staff('delivery.board')])
  .validator((asked: z.input<typeof question>) => question.parse(asked))
  .handler(async ({ data }): Promise<Route & { date: string }> => {
    const date = data.date ?? civilDateAt(shop.now())
    return { date, ...(await readRoute(shop, { date, slot: data.slot })) }
  })
