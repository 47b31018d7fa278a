import { beforeEach, expect, it } from 'vitest'
import { deleteOrders } from '../../../tests/support/delete-orders.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct, lineOf } from '../../../tests/support/factories.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { changeCatalogue } from '../catalogue/editing/catalogue-change.server.ts'
import type { Product } from '../catalogue/product.ts'
import { createOccasion } from '../occasions/editing/create-occasion.server.ts'
import { readHomeHighlights } from './home-highlights.server.ts'
import { recentBestSellers } from './recent-sales-store.server.ts'

const day = minutes(24 * 60)

describeUseCase('home highlights', (open) => {
  let shop: TestShop
  let products: Product[]
  beforeEach(async () => {
    await deleteOrders(open().db)
    for (const table of ['occasions', 'products', 'categories'] as const) {
      await open().db.deleteFrom(table).execute()
    }
    shop = await openTestShop(open())
    products = []
    for (let n = 0; n < 5; n++) products.push(await createProduct(shop, { name: `Roses ${n}` }))
    // Another test may have read the bestsellers of this database.
    await changeCatalogue(shop.db, async () => ({ ok: true }))
  })

  /** Sells `quantities[n]` pieces of product n in confirmed orders. */
  async function sell(...quantities: number[]): Promise<void> {
    for (const [n, quantity] of quantities.entries()) {
      const product = products[n]
      if (product && quantity > 0) {
        await createOrder(shop, { lines: [lineOf(product, quantity)], paymentMethod: 'cash' })
      }
    }
  }
  const names = async () => (await readHomeHighlights(shop)).selling.map(({ name }) => name)
  const store = (change: object = {}) =>
    recentBestSellers(shop.db, { since: noon - 28 * day, orders: 300, limit: 12, ...change })

  it('shows the four products that sold most, without sold-out ones', async () => {
    await sell(1, 4, 2, 3, 5)
    expect(await names()).toEqual(['Roses 4', 'Roses 1', 'Roses 3', 'Roses 2'])
    await shop.db.updateTable('products').set({ stock: 0 }).where('name', '=', 'Roses 4').execute()
    expect(await names()).toEqual(['Roses 1', 'Roses 3', 'Roses 2', 'Roses 0'])
  })

  it('shows nothing in a shop without a full row of sales', async () => {
    expect(await readHomeHighlights(shop)).toEqual({ selling: [], occasion: null })
    await sell(1, 1, 1)
    await changeCatalogue(shop.db, async () => ({ ok: true }))
    expect(await names()).toEqual([])
  })

  it('counts confirmed orders of the last weeks only, and the newest of them', async () => {
    await sell(1, 2)
    const [first, second] = [products[0]?.id, products[1]?.id]
    expect(await store()).toEqual([second, first])
    expect(await store({ limit: 1 })).toEqual([second])
    expect(await store({ since: noon + 1 })).toEqual([])
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).execute()
    expect(await store()).toEqual([])
  })

  it('caches the bestsellers for five minutes', async () => {
    await sell(2, 2, 2, 2)
    expect(await names()).toHaveLength(4)
    await sell(0, 0, 0, 0, 5)
    expect(await names()).not.toContain('Roses 4')
    shop.clock.now += minutes(5)
    expect(await names()).toContain('Roses 4')
  })

  it('shows an occasion from two weeks before its day, never a sensitive one', async () => {
    const texts = { nameAr: '', intro: '', introAr: '', image: null, productIds: [] }
    const dateRule = { kind: 'yearly', monthDay: '12-04' } as const
    for (const isSensitive of [false, true]) {
      const slug = isSensitive ? 'sympathy' : 'teachers-day'
      await createOccasion(shop, { ...texts, slug, name: slug, dateRule, isSensitive }, 'seller')
    }
    expect((await readHomeHighlights(shop)).occasion).toMatchObject({
      slug: 'teachers-day',
      next: { date: '2026-12-04', isTentative: false },
    })
    shop.clock.now -= day
    expect((await readHomeHighlights(shop)).occasion).toBeNull()
  })
})
