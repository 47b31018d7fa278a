import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { sampleVariant } from '../../../tests/support/sample-product.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { createOccasion } from '../occasions/editing/create-occasion.server.ts'
import { browseProducts } from './browse-products.server.ts'
import { countFacets } from './count-facets.server.ts'
import { bouquetSizes, colours, flowers, mostStemsOfMedium, mostStemsOfSmall } from './facets.ts'
import type { ProductFilter } from './product-listing.ts'
import { isInStock } from './product-order.server.ts'

const some = <T>(list: readonly T[], seed: number, every: number) =>
  list.filter((_one, index) => (index * 7 + seed) % every === 0)

const stems = [null, 1, mostStemsOfSmall, 21, mostStemsOfMedium, 41, 90]
const stemsOf = (seed: number) => stems[seed % stems.length] ?? null

/** Every third product has further variants, one of them sold out. */
function sizesOf(seed: number) {
  const further = [
    sampleVariant({ stemCount: stemsOf(seed * 3 + 1), stock: 0 }),
    sampleVariant({ stemCount: stemsOf(seed * 5 + 2) }),
  ]
  return { stemCount: stemsOf(seed), furtherVariants: seed % 3 === 0 ? further : [] }
}

const stemsOfSize: Record<string, [least: number, most: number]> = {
  small: [1, 20],
  medium: [21, 40],
  large: [41, 1000],
}

const filters: ProductFilter[] = [
  {},
  { colour: 'red' },
  { colour: 'red', flower: 'rose' },
  { colour: 'pink red' },
  { colour: 'blue pink white', flower: 'rose tulip', minPrice: 300 },
  { size: 'small' },
  { size: 'large medium' },
  { size: 'large', colour: 'pink red', inStock: true },
  { size: 'small', flower: 'rose', occasion: 'birthday' },
  { size: 'no-such-size' },
  { colour: 'no-such-colour red' },
  { colour: 'white', minPrice: 300, maxPrice: 700 },
  { flower: 'tulip', inStock: true },
  { occasion: 'birthday' },
  { occasion: 'birthday', colour: 'pink' },
  { colour: 'no-such-colour' },
  { occasion: 'no-such-occasion' },
]

describeOnEachDatabase('filters by colour, flower, size and occasion', (open) => {
  let shop: TestShop
  const ids: string[] = []
  beforeAll(async () => {
    shop = await openTestShop(open())
    for (let seed = 0; seed < 40; seed++) {
      const { id } = await createProduct(shop, {
        name: `Bouquet ${seed}`,
        colours: some(colours, seed, 4),
        flowers: some(flowers, seed, 6),
        price: 200 + seed * 20,
        stock: seed % 5,
        ...sizesOf(seed),
        createdAt: noon - minutes(seed),
      })
      ids.push(id)
    }
    const archived = shop.db.updateTable('products').set({ archivedAt: 1, updatedAt: noon + 1 })
    await archived.where('id', '=', ids[3] ?? '').execute()
    const removed = shop.db.updateTable('products').set({ variantArchivedAt: 1 })
    await removed.where('variantOf', 'in', [ids[6] ?? '', ids[12] ?? '']).execute()
    const draft = { nameAr: '', intro: '', introAr: '', image: null, isSensitive: false }
    const productIds = [10, 3, 4, 30, 2, 25].flatMap((index) => ids[index] ?? [])
    const created = await createOccasion(
      shop,
      { ...draft, slug: 'birthday', name: 'Birthday', dateRule: { kind: 'none' }, productIds },
      'seller',
    )
    expect(created.ok).toBe(true)
    await shop.search.refresh()
  })

  /** The same filter in plain SQL, without an index and without paging. */
  async function plainCount(filter: ProductFilter): Promise<number> {
    const has = (column: string, keys: string) =>
      sql<boolean>`(${sql.join(
        keys.split(' ').map((key) => sql`(' ' || ${sql.ref(column)} || ' ') like ${`% ${key} %`}`),
        sql` or `,
      )})`
    let query = shop.db
      .selectFrom('products')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('products.archivedAt', 'is', null)
    if (filter.colour) query = query.where(has('products.colours', filter.colour))
    if (filter.flower) query = query.where(has('products.flowers', filter.flower))
    if (filter.size) {
      const isOfSize = filter.size.split(' ').map((size) => {
        const [least, most] = stemsOfSize[size] ?? [0, 0]
        return sql`(variants.stem_count >= ${least} and variants.stem_count <= ${most})`
      })
      query = query.where(
        sql<boolean>`exists (select 1 from products as variants
          where coalesce(variants.variant_of, variants.id) = products.id
            and variants.variant_archived_at is null and (${sql.join(isOfSize, sql` or `)}))`,
      )
    }
    if (filter.minPrice) query = query.where('products.price', '>=', filter.minPrice)
    if (filter.maxPrice) query = query.where('products.price', '<=', filter.maxPrice)
    if (filter.inStock) query = query.where(isInStock())
    if (filter.occasion) {
      const members = shop.db
        .selectFrom('occasionProducts')
        .innerJoin('occasions', 'occasions.id', 'occasionProducts.occasionId')
        .select('occasionProducts.productId')
        .where('occasions.slug', '=', filter.occasion)
      query = query.where('products.id', 'in', members)
    }
    return (await query.executeTakeFirstOrThrow()).count
  }

  async function allOf(filter: ProductFilter, limit: number): Promise<string[]> {
    const found: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await browseProducts(shop, { ...filter, cursor, limit })
      found.push(...page.products.map(({ id }) => id))
      if (page.nextCursor === null) return found
      cursor = page.nextCursor
    }
  }

  it.each(filters)('lists and counts %j as SQL does', async (filter) => {
    const expected = await plainCount(filter)
    const listed = await allOf(filter, 4)
    expect(new Set(listed).size).toBe(listed.length)
    const counts = await countFacets(shop, filter)
    expect([listed.length, counts.total]).toEqual([expected, expected])
    for (const key of colours) {
      const count = counts.colours.get(key) ?? 0
      expect(count, key).toBe(await plainCount({ ...filter, colour: key }))
    }
    for (const key of flowers) {
      const count = counts.flowers.get(key) ?? 0
      expect(count, key).toBe(await plainCount({ ...filter, flower: key }))
    }
    for (const key of bouquetSizes) {
      const count = counts.sizes.get(key) ?? 0
      expect(count, key).toBe(await plainCount({ ...filter, size: key }))
    }
    const birthday = counts.occasions.find(({ slug }) => slug === 'birthday')?.count
    expect(birthday).toBe(await plainCount({ ...filter, occasion: 'birthday' }))
  })

  it('lists the products of an occasion in the order of staff, without archived ones', async () => {
    const order = [10, 4, 30, 2, 25].map((index) => ids[index])
    expect(await allOf({ occasion: 'birthday' }, 2)).toEqual(order)
  })

  it('sorts a filtered list by price and newest first', async () => {
    const byPrice = await allOf({ occasion: 'birthday', sort: 'price-down' }, 2)
    expect(byPrice).toEqual([30, 25, 10, 4, 2].map((index) => ids[index]))
    const newest = await allOf({ colour: 'red' }, 3)
    expect(newest).toEqual(newest.toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other)))
  })

  it('applies the filters to the results of a search', async () => {
    const counts = await countFacets(shop, { query: 'bouquet', colour: 'red' })
    const listed = await allOf({ query: 'bouquet', colour: 'red' }, 5)
    expect([counts.total, listed.length]).toEqual([
      await plainCount({ colour: 'red' }),
      await plainCount({ colour: 'red' }),
    ])
    expect((await countFacets(shop, { query: 'nothing like it' })).total).toBe(0)
  })

  it.each<ProductFilter>([
    { colour: 'red', inStock: true },
    { query: 'bouquet', inStock: true },
    { occasion: 'birthday', inStock: true },
  ])('continues after a product that has sold out since: %j', async (filter) => {
    const all = await allOf(filter, 100)
    const { products, nextCursor = null } = await browseProducts(shop, { ...filter, limit: 1 })
    const cursor = nextCursor ?? ''
    const { stock } = products.find(({ id }) => id === cursor) ?? { stock: null }
    const sell = (left: number | null) =>
      shop.db.updateTable('products').set({ stock: left }).where('id', '=', cursor).execute()
    await sell(0)
    const next = await browseProducts(shop, { ...filter, cursor, limit: 100 })
    await sell(stock)
    expect(next.products.map(({ id }) => id)).toEqual(all.slice(1))
    expect(next.products.length).toBeGreaterThan(0)
  })

  describe('of an unknown kind', () => {
    it.each([{ category: 'x' }, { category: newDocumentId() }, { cursor: newDocumentId() }])(
      'finds nothing for %j',
      async (filter) => {
        const page = await browseProducts(shop, { colour: 'red', ...filter })
        expect(page).toEqual({ products: [], nextCursor: null })
      },
    )
  })
})
