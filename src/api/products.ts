import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { changeProducts as changeMany } from '#commerce/catalogue/editing/change-products.server.ts'
import { createProduct as create } from '#commerce/catalogue/editing/create-product.server.ts'
import { deleteProduct as remove } from '#commerce/catalogue/editing/delete-product.server.ts'
import { duplicateProduct as duplicate } from '#commerce/catalogue/editing/duplicate-product.server.ts'
import { exportProducts as exportCsv } from '#commerce/catalogue/editing/export-products.server.ts'
import { importProducts as importCsv } from '#commerce/catalogue/editing/import-products.server.ts'
import {
  leastPercent,
  mostChangedAtOnce,
  mostPercent,
} from '#commerce/catalogue/editing/product-changes.ts'
import { productDraftSchema as draft } from '#commerce/catalogue/editing/product-draft-schema.ts'
import { restoreProducts as restoreMany } from '#commerce/catalogue/editing/restore-products.server.ts'
import { productStates } from '#commerce/catalogue/editing/staff-product.ts'
import { listStaffProducts as list } from '#commerce/catalogue/editing/staff-product-list.server.ts'
import { findWholeStaffProduct } from '#commerce/catalogue/editing/staff-product-store.server.ts'
import { updateProduct as update } from '#commerce/catalogue/editing/update-product.server.ts'
import { longestQuery, productPageSize } from '#commerce/catalogue/product-listing.ts'
import { productSchema } from '#commerce/catalogue/product-schema.ts'
import { reportedOrNull } from '#platform/reported-or-null.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
// A malformed id is not an error: the page says that it is not found.
const one = z.object({ id: z.string() })

const state = z.enum(productStates).optional()
const listing = z
  .object({
    category: id.optional(),
    state,
    /** The previous name of `state`: see `listingRequest`. */
    shelf: state,
    query: z.string().max(longestQuery).optional(),
    cursor: id.optional(),
  })
  .transform(({ shelf, ...filter }) => ({ ...filter, state: filter.state ?? shelf }))

export const listStaffProducts = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => list(shop, data, productPageSize))

export const getStaffProduct = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data }) => findWholeStaffProduct(shop.db, data.id))

export const exportProducts = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => exportCsv(shop, data))

const csv = z.object({ text: z.string().max(900_000), dry: z.boolean() })

/** This function and those below report a failure and return null. */
export const importProducts = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof csv>) => csv.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('importProducts', () => importCsv(shop, data, context.user.id)),
  )

export const createProduct = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof draft>) => draft.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('createProduct', () => create(shop, data, context.user.id)),
  )

const change = z.object({
  id,
  draft,
  seen: z.object({
    updatedAt: z.number(),
    stock: z.number().nullable(),
    variantStock: z.record(id, z.number().nullable()).optional(),
  }),
})

export const updateProduct = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof change>) => change.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('updateProduct', () => update(shop, data, context.user.id)),
  )

export const deleteProduct = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('deleteProduct', () => remove(shop, data.id, context.user.id)),
  )

export const duplicateProduct = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('duplicateProduct', () => duplicate(shop, data.id, context.user.id)),
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
  /** A page of the version before sends none. */
  seen: z.record(id, z.number()).optional(),
})

export const changeProducts = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof bulk>) => bulk.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('changeProducts', () => changeMany(shop, data, context.user.id)),
  )

const price = z.int().min(1).max(mostPounds)
const previous = z.object({
  id,
  updatedAt: z.number(),
  category: id,
  archivedAt: z.number().nullable(),
  sizes: z
    .array(z.object({ id, price, salePrice: price.nullable() }))
    .max(50)
    .readonly(),
})
const undo = z.object({ products: z.array(previous).min(1).max(mostChangedAtOnce) })

/** Takes a bulk change back, with the earlier fields from its result. */
export const restoreProducts = createServerFn({ method: 'POST' })
  .middleware([staff('products.write')])
  .validator((input: z.input<typeof undo>) => undo.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('restoreProducts', () => restoreMany(shop, data.products, context.user.id)),
  )
