import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createProduct } from '../../../../tests/support/factories.ts'
import { noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { listProducts } from '../product-store.server.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import type { StaffListing } from './staff-product.ts'
import { listStaffProducts } from './staff-product-list.server.ts'

const many = 20_000

/** Fills the shop with `count` products. */
async function fill(shop: TestShop, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newDocumentId(),
    name: `Roses ${n}`,
    description: 'Fresh from the field.',
    care: '',
    image: null,
    images: '[]',
    price: 500,
    salePrice: null,
    saleStartDate: null,
    saleEndDate: null,
    category: shop.categoryId,
    stock: n % 5,
    leadDays: 0,
    createdAt: noon - n,
    updatedAt: noon,
  }))
  for (let n = 0; n < rows.length; n += 500) {
    await shop.db
      .insertInto('products')
      .values(rows.slice(n, n + 500))
      .execute()
  }
}

async function countQueries(db: Database, work: (db: Database) => Promise<unknown>) {
  let count = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1
      return result
    },
  }
  await work(db.withPlugin(counting))
  return count
}

describeOnEachDatabase('product lists', (open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(open())
  })

  it('send as many queries with 20,000 products as with 100', async () => {
    const { id: cursor } = await createProduct(shop, { name: 'Tulips', createdAt: noon + 1 })
    await fill(shop, 100)
    await shop.search.refresh()
    const category = shop.categoryId
    const ofStaff = (db: Database, listing: StaffListing) =>
      listStaffProducts({ ...shop, db }, listing, 30)
    const lists: ((db: Database) => Promise<unknown>)[] = [
      (db) => ofStaff(db, {}),
      (db) => ofStaff(db, { cursor, category, state: 'sold-out' }),
      (db) => ofStaff(db, { query: 'tulips' }),
      (db) => ofStaff(db, { query: 'roses' }),
      (db) => ofStaff(db, { query: 'fresh roses', state: 'sold-out', category }),
      (db) => listStaffCategories(db),
      (db) => listProducts(db, { cursor, category }),
    ]
    const ofFew = await Promise.all(lists.map((list) => countQueries(shop.db, list)))
    await fill(shop, many - 100)
    await shop.search.refresh()
    const ofMany = await Promise.all(lists.map((list) => countQueries(shop.db, list)))
    expect(ofMany).toEqual(ofFew)
    expect(ofFew).toEqual([2, 3, 2, 2, 3, 1, 3])
  })
})
