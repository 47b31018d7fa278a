import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isOnlyAddOn } from '#commerce/catalogue/add-on.ts'
import { findAddOnsFor, type OfferedAddOns } from '#commerce/catalogue/add-on-store.server.ts'
import { browseCategories } from '#commerce/catalogue/browse-categories.server.ts'
import { browseProducts } from '#commerce/catalogue/browse-products.server.ts'
import { type CategoryListing, shownCategoryLimit } from '#commerce/catalogue/category.ts'
import { localizeListedProduct, localizeProduct } from '#commerce/catalogue/localize-product.ts'
import type { ProductDetail } from '#commerce/catalogue/product.ts'
import {
  largestPageSize,
  longestQuery,
  type ProductListing,
  productSorts,
} from '#commerce/catalogue/product-listing.ts'
import {
  findProduct,
  findProducts,
  listProducts as listStoredProducts,
} from '#commerce/catalogue/product-store.server.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { deliveryChoiceSchema } from '#commerce/delivery/delivery-choice-schema.ts'
import { summariseReviews } from '#commerce/reviews/review-store.server.ts'
import { localizeNamed } from '#i18n/localized.ts'
import { reads, shop } from '#platform/services.server.ts'

// A malformed id is not an error: no product has it, so the result is empty.
const id = z.string()
const pounds = z.int().min(0).max(1_000_000)

const listing = z.object({
  category: id.optional(),
  occasion: id.optional(),
  colour: id.optional(),
  flower: id.optional(),
  size: id.optional(),
  query: z.string().max(longestQuery).optional(),
  sort: z.enum(productSorts).optional(),
  minPrice: pounds.optional(),
  maxPrice: pounds.optional(),
  onSale: z.boolean().optional(),
  inStock: z.boolean().optional(),
  arrival: deliveryChoiceSchema.optional(),
  cursor: id.optional(),
  exclude: z.array(id).max(100).optional(),
  limit: z.int().min(1).max(largestPageSize).optional(),
})

export const listProducts = createServerFn({ method: 'GET' })
  .validator((input: ProductListing) => listing.parse(input))
  .handler(async ({ data: { category, cursor, exclude, limit, ...filter } }) => {
    const page = { category, cursor, exclude, limit }
    const isUnfiltered = Object.values(filter).every((value) => value === undefined)
    const found = await reads((db) =>
      isUnfiltered
        ? listStoredProducts(db, page)
        : browseProducts({ ...shop, db }, { ...page, ...filter }),
    )
    return { ...found, products: found.products.map(localizeListedProduct) }
  })

const one = z.object({ id })

export const getProduct = createServerFn({ method: 'GET' })
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(async ({ data }): Promise<ProductDetail | null> => {
    const [product, reviews] = await reads((db) =>
      Promise.all([findProduct(db, data.id), summariseReviews(db, data.id)]),
    )
    if (!product || isOnlyAddOn(product)) return null
    return { ...localizeProduct(product), reviews }
  })

const several = z.object({ ids: z.array(id).max(500) })

/** Those of the products that still exist, with the server's time: the browser updates a stored cart with them. */
export const getProducts = createServerFn({ method: 'POST' })
  .validator((input: z.input<typeof several>) => several.parse(input))
  .handler(async ({ data }) => ({
    ids: data.ids,
    products: (await reads((db) => findProducts(db, data.ids))).map(localizeListedProduct),
    now: shop.now(),
  }))

const bouquets = z.object({ ids: z.array(id).max(orderLimits.lines) })

/** The add-ons that are offered with the products of a page or a cart. */
export const getAddOns = createServerFn({ method: 'GET' })
  .validator((input: z.input<typeof bouquets>) => bouquets.parse(input))
  .handler(async ({ data }): Promise<OfferedAddOns> => {
    const { addOns, offered } = await reads((db) => findAddOnsFor(db, data.ids))
    return { addOns: addOns.map(localizeListedProduct), offered }
  })

const categoryListing = z.object({
  limit: z.int().min(1).max(shownCategoryLimit).optional(),
  cursor: z.string().optional(),
})

export const listCategories = createServerFn({ method: 'GET' })
  .validator((input: CategoryListing) => categoryListing.parse(input))
  .handler(async ({ data }) => {
    const categories = await reads((db) => browseCategories(db, data, shop.now()))
    return categories.map(localizeNamed)
  })
