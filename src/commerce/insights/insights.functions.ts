import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { periodLengths } from './period.ts'
import { readInsights } from './read-insights.server.ts'

const date = z.string().max(10)
const wish = z.union([
  z.object({ days: z.literal(periodLengths) }),
  z.object({ from: date, until: date }),
])

export const getInsights = createServerFn({ method: 'GET' })
  .middleware([staff('insights.read')])
  .validator((asked: z.input<typeof wish>) => wish.parse(asked))
  .handler(({ data }) => readInsights(shop, data))
