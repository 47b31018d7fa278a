import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { findAnything as find } from './find-anything.server.ts'
import { longestSearch } from './palette-results.ts'

const question = z.object({ query: z.string().max(longestSearch) })

/** By POST: names and phone numbers do not belong into addresses. */
export const findAnything = createServerFn({ method: 'POST' })
  .middleware([staff('dashboard.enter')])
  .validator((asked: z.input<typeof question>) => question.parse(asked))
  .handler(({ data, context }) => find(shop, data.query, context.user))
