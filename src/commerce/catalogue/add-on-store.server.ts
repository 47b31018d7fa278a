import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { type GivenList, prepared, preparedList } from '#database/prepared.server.ts'
import { type Bouquet, isOfferedWith } from './add-on.ts'
import type { Product } from './product.ts'
import { findSoldProducts, toProduct } from './product-store.server.ts'
import { wholeId } from './variant.ts'

/** Products as the rules of add-ons see them, by the id of the product or variant. */
export async function bouquetsOf(
  db: Database,
  products: readonly Product[],
): Promise<ReadonlyMap<string, Bouquet>> {
  const rows = await occasionsOf(db, [...new Set(products.map(wholeId))])
  return new Map(
    products.map((product) => {
      const id = wholeId(product)
      const occasions = rows
        .filter(({ productId }) => productId === id)
        .map((row) => ({ id: row.occasionId, isSensitive: row.sensitive === 1 }))
      return [product.id, { id, category: product.category, occasions }]
    }),
  )
}

const occasionsOf = preparedList((db, productIds: GivenList<string>) =>
  db
    .selectFrom('occasionProducts')
    .innerJoin('occasions', 'occasions.id', 'occasionProducts.occasionId')
    .select(['occasionProducts.productId', 'occasionProducts.occasionId', 'occasions.sensitive'])
    .where('occasionProducts.productId', 'in', productIds)
    .where('occasions.archivedAt', 'is', null),
)

/** The most add-ons of the shop that are offered. */
const mostAddOns = 100

/** The add-ons in stock, each as its first variant, in the order of staff. */
const offeredAddOns = prepared((db) =>
  db
    .selectFrom('products')
    .selectAll()
    // A literal instead of a parameter, so that the planner uses the partial index.
    .where(sql<SqlBool>`add_on <> 'no'`)
    .where('variantOf', 'is', null)
    .where((row) =>
      row.or([
        row('archivedAt', 'is', null),
        row.and([row('addOn', '=', 'only'), row('variantArchivedAt', 'is', null)]),
      ]),
    )
    .where((row) => row.or([row('stock', 'is', null), row('stock', '>', 0)]))
    .orderBy('addOnOrder')
    .orderBy('id')
    .limit(mostAddOns),
)

/** The add-ons that the shop offers with each of the products. */
export interface OfferedAddOns {
  addOns: Product[]
  /** Ids of add-ons, by the id of the product or variant. */
  offered: Record<string, string[]>
}

/** The add-ons that are offered with products, and for each product which of them. */
export async function findAddOnsFor(
  db: Database,
  productIds: readonly string[],
): Promise<OfferedAddOns> {
  const addOns = (await offeredAddOns(db, {})).rows.map(toProduct)
  if (addOns.length === 0) return { addOns, offered: {} }
  const bouquets = await bouquetsOf(db, await findSoldProducts(db, productIds))
  const offered = Object.fromEntries(
    Array.from(bouquets, ([id, bouquet]) => [
      id,
      addOns.filter((addOn) => isOfferedWith(addOn, bouquet)).map((addOn) => addOn.id),
    ]),
  )
  const wanted = new Set(Object.values(offered).flat())
  return { addOns: addOns.filter(({ id }) => wanted.has(id)), offered }
}
