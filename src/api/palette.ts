import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { longestSearch } from '#commerce/palette/palette-results.ts'
import { searchAll as search } from '#commerce/palette/search-all.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const question = z.object({ query: z.string().max(longestSearch) })

/** By POST, because access logs must not contain names and phone numbers. */
export const searchAll = createServerFn({ method: 'POST' })
  .middleware([staff('dashboard.enter')])
  .validator((input: z.input<typeof question>) => question.parse(input))
  .handler(({ data, context }) => search(shop, data.query, context.user))
