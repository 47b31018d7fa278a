import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { createOccasion } from '../occasions/editing/create-occasion.server.ts'
import { browseProducts } from './browse-products.server.ts'
import { countFacets } from './count-facets.server.ts'
import { colours, flowers } from './facets.ts'
import type { ProductFilter } from './product-listing.ts'

const some = <T>(list: readonly T[], seed: number, every: number) =>
  list.filter((_one, index) => (index * 7 + seed) % every === 0)

const filters: ProductFilter[] = [
  {},
  { colour: 'red' },
  { colour: 'red', flower: 'rose' },
  { colour: 'pink red' },
  { colour: 'blue pink white', flower: 'rose tulip', minPrice: 300 },
  { colour: 'no-such-colour red' },
  { colour: 'white', minPrice: 300, maxPrice: 700 },
  { flower: 'tulip', inStock: true },
  { occasion: 'birthday' },
  { occasion: 'birthday', colour: 'pink' },
  { colour: 'no-such-colour' },
  { occasion: 'no-such-occasion' },
]

describeOnEachDatabase('filters by colour, flower and occasion', (open) => {
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
        createdAt: noon - minutes(seed),
      })
      ids.push(id)
    }
    const archived = shop.db.updateTable('products').set({ archivedAt: 1, updatedAt: noon + 1 })
    await archived.where('id', '=', ids[3] ?? '').execute()
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
    if (filter.minPrice) query = query.where('products.price', '>=', filter.minPrice)
    if (filter.maxPrice) query = query.where('products.price', '<=', filter.maxPrice)
    if (filter.inStock) query = query.where('products.stock', '>', 0)
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
