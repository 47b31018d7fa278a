import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { reportedOrNull } from '#platform/failures.server.ts'
import { log, shop } from '#platform/services.server.ts'
import { longestQuery, productPageSize } from '../product-listing.ts'
import { productSchema } from '../product-schema.ts'
import { changeProducts as changeMany } from './change-products.server.ts'
import { createProduct as create } from './create-product.server.ts'
import { deleteProduct as remove } from './delete-product.server.ts'
import { duplicateProduct as duplicate } from './duplicate-product.server.ts'
import { leastPercent, mostChangedAtOnce, mostPercent } from './product-changes.ts'
import { productDraftSchema as draft } from './product-draft-schema.ts'
import { productStates } from './staff-product.ts'
import { listStaffProducts as list } from './staff-product-list.server.ts'
import { findStaffProduct } from './staff-product-store.server.ts'
import { updateProduct as update } from './update-product.server.ts'

const id = z.string().max(100)
const one = z.object({ id })

const listing = z.object({
  category: id.optional(),
  shelf: z.enum(productStates).optional(),
  query: z.string().max(longestQuery).optional(),
  cursor: id.optional(),
})

export const listStaffProducts = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .validator((asked: z.input<typeof listing>) => listing.parse(asked))
  .handler(({ data }) => list(shop, data, productPageSize))

/** A product, put away or not; null when there is none by that id. */
export const getStaffProduct = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .validator((asked: z.input<typeof one>) => one.parse(asked))
  .handler(({ data }) => findStaffProduct(shop.db, data.id))

/** This one and those below: a failure is reported, and yields null. */
export const createProduct = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((asked: z.input<typeof draft>) => draft.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'createProduct', log }, () =>
      create(shop, data, context.user.id),
    ),
  )

const change = z.object({
  id,
  draft,
  seen: z.object({ updatedAt: z.number(), stock: z.number().nullable() }),
})

export const updateProduct = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((asked: z.input<typeof change>) => change.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'updateProduct', log }, () =>
      update(shop, data, context.user.id),
    ),
  )

export const deleteProduct = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((asked: z.input<typeof one>) => one.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'deleteProduct', log }, () =>
      remove(shop, data.id, context.user.id),
    ),
  )

export const duplicateProduct = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((asked: z.input<typeof one>) => one.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'duplicateProduct', log }, () =>
      duplicate(shop, data.id, context.user.id),
    ),
  )

const mostPounds = productSchema.price.max
const bulk = z.object({
  ids: z.array(id).min(1).max(mostChangedAtOnce),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('category'), category: id }),
    z.object({ kind: z.literal('percent'), percent: z.int().min(leastPercent).max(mostPercent) }),
    z.object({ kind: z.literal('pounds'), pounds: z.int().min(-mostPounds).max(mostPounds) }),
    z.object({ kind: z.literal('archive') }),
    z.object({ kind: z.literal('restore') }),
  ]),
})

export const changeProducts = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((asked: z.input<typeof bulk>) => bulk.parse(asked))
  .handler(({ data, context }) =>
    reportedOrNull({ serverFunction: 'changeProducts', log }, () =>
      changeMany(shop, data, context.user.id),
    ),
  )
