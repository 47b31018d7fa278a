import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { reportedOrNull } from '#platform/failures.server.ts'
import { log, shop } from '#platform/services.server.ts'
import { longestQuery } from '../product-listing.ts'
import { exportProducts as writeOut } from './export-products.server.ts'
import { importProducts as takeIn } from './import-products.server.ts'
import { productStates } from './staff-product.ts'

const id = z.string().max(100)

const listing = z.object({
  category: id.optional(),
  shelf: z.enum(productStates).optional(),
  query: z.string().max(longestQuery).optional(),
  cursor: id.optional(),
})

export const exportProducts = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .validator((asked: z.input<typeof listing>) => listing.parse(asked))
  .handler(({ data }) => writeOut(shop, data))

const sheet = z.object({ text: z.string().max(900_000), dry: z.boolean() })

export const importProducts = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((asked: z.input<typeof sheet>) => sheet.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'importProducts', log }, () =>
      takeIn(shop, data, context.user.id),
    ),
  )
