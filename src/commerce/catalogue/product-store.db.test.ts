import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { listCategories } from './category-store.server.ts'
import { findProduct, findProducts, listProducts, nextSaleMoment } from './product-store.server.ts'

describeOnEachDatabase('product store', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    await open().db.deleteFrom('categories').execute()
    shop = await openTestShop(open())
  })

  describe('listProducts', () => {
    it('returns each product once over all pages, newest first', async () => {
      const made = []
      // Equal times, as after an import: the id is the tiebreaker.
      for (let n = 0; n < 7; n++) {
        made.push(await createProduct(shop, { createdAt: noon + Math.floor(n / 3) }))
      }
      const seen = []
      let cursor: string | undefined
      for (let page = 0; page < 4; page++) {
        const { products, nextCursor } = await listProducts(shop.db, { cursor, limit: 2 })
        seen.push(...products)
        cursor = nextCursor ?? undefined
      }
      expect(cursor).toBeUndefined()
      expect(new Set(seen.map((one) => one.id))).toEqual(new Set(made.map((one) => one.id)))
      expect(seen.map((one) => one.createdAt)).toEqual(
        seen.map((one) => one.createdAt).sort((a, b) => b - a),
      )
    })

    it('continues after a cursor that was archived', async () => {
      const [old, middle, young] = [
        await createProduct(shop, { createdAt: noon }),
        await createProduct(shop, { createdAt: noon + 1 }),
        await createProduct(shop, { createdAt: noon + 2 }),
      ]
      const { nextCursor } = await listProducts(shop.db, { limit: 2 })
      expect(nextCursor).toBe(middle.id)
      await shop.db
        .updateTable('products')
        .set({ archivedAt: noon })
        .where('id', '=', middle.id)
        .execute()
      const rest = await listProducts(shop.db, { cursor: middle.id })
      expect(rest.products.map((one) => one.id)).toEqual([old.id])
      const whole = await listProducts(shop.db, {})
      expect(whole.products.map((one) => one.id)).toEqual([young.id, old.id])
    })

    it('filters by category and excludes ids', async () => {
      const roses = await createProduct(shop)
      const tulips = await createProduct(shop)
      const inCategory = await listProducts(shop.db, { category: shop.categoryId })
      expect(inCategory.products).toHaveLength(2)
      const { products } = await listProducts(shop.db, { exclude: [tulips.id, 'nonsense'] })
      expect(products.map((one) => one.id)).toEqual([roses.id])
    })

    it.each([
      ['an unknown category', { category: newDocumentId() }],
      ['a malformed category', { category: "'; drop table products; --\0" }],
      ['an unknown cursor', { cursor: newDocumentId() }],
      ['a malformed cursor', { cursor: '\0' }],
    ])('returns nothing for %s', async (_what, listing) => {
      await createProduct(shop)
      expect(await listProducts(shop.db, listing)).toEqual({ products: [], nextCursor: null })
    })
  })

  describe('findProduct', () => {
    it('returns all fields', async () => {
      const sale = { salePrice: 400, saleStartDate: noon, saleEndDate: noon + 1000 }
      const made = await createProduct(shop, { ...sale, images: ['/a.webp', ''], stock: null })
      expect(await findProduct(shop.db, made.id)).toEqual(made)
    })

    it.each(['', 'nope', '\0', 'x'.repeat(5000), newDocumentId()])(
      'returns null for %j',
      async (id) => {
        expect(await findProduct(shop.db, id)).toBeNull()
      },
    )

    it('skips missing products in findProducts', async () => {
      const roses = await createProduct(shop)
      const found = await findProducts(shop.db, [roses.id, newDocumentId(), '\0'])
      expect(found).toEqual([roses])
      expect(await findProducts(shop.db, [])).toEqual([])
    })
  })

  it('lists categories by position, 40 by default', async () => {
    const rows = Array.from({ length: 50 }, (_, position) => ({
      id: newDocumentId(),
      name: `Category ${position}`,
      image: null,
      position: position + 2,
      createdAt: noon,
      updatedAt: noon,
    }))
    await shop.db.insertInto('categories').values(rows).execute()
    const first = await listCategories(shop.db)
    expect(first).toHaveLength(40)
    expect(first.map((one) => one.position)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
    const rest = await listCategories(shop.db, { cursor: first.at(-1)?.id, limit: 100 })
    expect(rest).toHaveLength(11)
    expect(await listCategories(shop.db, { cursor: 'nonsense' })).toEqual([])
  })

  describe('nextSaleMoment', () => {
    const sale = (start: number, end: number) => ({
      salePrice: 300,
      saleStartDate: noon + start,
      saleEndDate: noon + end,
    })

    it('returns the next start or end of a sale', async () => {
      await createProduct(shop, sale(-1, 30))
      await createProduct(shop, sale(20, 40))
      expect([
        await nextSaleMoment(shop.db, noon),
        await nextSaleMoment(shop.db, noon + 20),
        await nextSaleMoment(shop.db, noon + 30),
      ]).toEqual([noon + 20, noon + 30, noon + 40])
    })

    it('returns null when all sales are over or incomplete', async () => {
      await createProduct(shop, sale(-20, -10))
      await createProduct(shop, { ...sale(10, 20), salePrice: null })
      expect(await nextSaleMoment(shop.db, noon)).toBeNull()
    })
  })
})
