import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createProduct } from '../../../../tests/support/factories.ts'
import { noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { changeProducts } from './change-products.server.ts'
import type { StaffListing } from './staff-product.ts'
import { listStaffProducts } from './staff-product-list.server.ts'

describeOnEachDatabase('listStaffProducts', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    shop = await openTestShop(open())
  })

  const names = async (listing: StaffListing) => {
    const page = await listStaffProducts(shop, listing, 30)
    return page.products.map((one) => one.name)
  }

  it('filters by state, category and search text', async () => {
    const sale = { salePrice: 90, saleStartDate: noon - 1, saleEndDate: noon + 1 }
    await createProduct(shop, { name: 'Roses', createdAt: 3 })
    await createProduct(shop, { name: 'Tulips', stock: 0, createdAt: 2 })
    await createProduct(shop, { name: 'Lilies', ...sale, createdAt: 1 })
    const { id } = await createProduct(shop, { name: 'Asters' })
    await changeProducts(shop, { ids: [id], change: { kind: 'archive' } }, 'seller')
    await shop.search.refresh()
    expect(await names({})).toEqual(['Roses', 'Tulips', 'Lilies'])
    expect(await names({ state: 'sold-out' })).toEqual(['Tulips'])
    expect(await names({ state: 'on-sale' })).toEqual(['Lilies'])
    expect(await names({ state: 'archived' })).toEqual(['Asters'])
    expect(await names({ query: 'tulp' })).toEqual(['Tulips'])
    expect(await names({ category: shop.categoryId })).toHaveLength(3)
    expect(await names({ category: newDocumentId() })).toEqual([])
    expect(await names({ cursor: newDocumentId() })).toEqual([])
  })

  it('finds a product that another instance has just created', async () => {
    await createProduct(shop, { name: 'Roses' })
    expect(await names({ query: 'roses' })).toEqual(['Roses'])
    await createProduct(shop, { name: 'Tulips' })
    expect(await names({ query: 'tulips' })).toEqual(['Tulips'])
  })

  it('returns each product once over all pages', async () => {
    for (let n = 0; n < 5; n++) await createProduct(shop, { createdAt: noon + (n % 2) })
    const seen = []
    let cursor: string | undefined
    do {
      const page = await listStaffProducts(shop, { cursor }, 2)
      seen.push(...page.products.map((one) => one.id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })
})
