import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { reads, shop } from '#platform/services.server.ts'
import { findProduct, findProducts } from './product-store.server.ts'

const one = z.object({ id: z.string() })
const several = z.object({ ids: z.array(z.string()).max(500) })

/** A product, or null when there is none by that id. */
export const getProduct = createServerFn({ method: 'GET' })
  .validator((asked: z.input<typeof one>) => one.parse(asked))
  .handler(({ data }) => reads((db) => findProduct(db, data.id)))

/** Those of the products that still exist, with the server's time: what a kept cart is brought up to date with. */
export const getProducts = createServerFn({ method: 'POST' })
  .validator((asked: z.input<typeof several>) => several.parse(asked))
  .handler(async ({ data }) => ({
    ids: data.ids,
    products: await reads((db) => findProducts(db, data.ids)),
    now: shop.now(),
  }))
