import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#database/engine.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { queriesOf } from '../../../tests/support/queries-of.ts'
import { openTestShop, type TestShop, today } from '../../../tests/support/test-shop.ts'
import { browseProducts } from './browse-products.server.ts'
import { countFacets } from './count-facets.server.ts'
import { productSorts } from './product-listing.ts'

describeUseCase('queries of product lists', (open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(open())
    for (let n = 0; n < 3; n++) await createProduct(shop, { name: `Bouquet ${n}` })
    await shop.search.refresh()
  })

  // SQLite plans without statistics, so three products have the plan of 20,000.
  async function plansOf(work: (db: Database) => Promise<unknown>): Promise<string[]> {
    const { queries } = await queriesOf(shop.db, work)
    return Promise.all(
      queries.map(async (query) => {
        const sql = `explain query plan ${query.sql}`
        // The plan does not depend on the values, and a prepared query has none yet.
        const parameters = query.parameters.map(() => null)
        const plan = await shop.db
          .withoutPlugins()
          .executeQuery<{ detail: string }>({ ...query, sql, parameters })
        return plan.rows.map(({ detail }) => detail).join('\n')
      }),
    )
  }

  const listings = productSorts.flatMap((sort) => [
    { sort },
    { sort, category: '' },
    { sort, minPrice: 300, maxPrice: 900 },
    { sort, inStock: true },
    { sort, onSale: true },
    { sort, arrival: { area: '', day: today } },
  ])

  it.each(listings)('sort only the products of one page for %j', async (listing) => {
    if (open().engine !== 'sqlite') return
    const plans = await plansOf((db) =>
      browseProducts(
        { ...shop, db },
        {
          ...listing,
          ...('category' in listing && { category: shop.categoryId }),
          ...('arrival' in listing && { arrival: { area: shop.zone.id, day: today } }),
        },
      ),
    )
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) {
      expect(plan).not.toMatch(/SCAN products(?! USING)/)
      if (/products.*USE TEMP B-TREE FOR ORDER BY/s.test(plan)) {
        expect(plan).toMatch(/\((id|variant_of)=\?\)/)
      }
    }
  })

  it('read no product to count the values of filters', async () => {
    const { queries } = await queriesOf(shop.db, (db) =>
      countFacets({ ...shop, db }, { category: shop.categoryId, colour: 'red', maxPrice: 900 }),
    )
    for (const { sql } of queries) expect(sql).not.toMatch(/from "products"/)
  })
})
