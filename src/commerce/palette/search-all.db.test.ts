import { beforeAll, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct, createUser } from '../../../tests/support/factories.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { Order } from '../orders/order.ts'
import { searchAll } from './search-all.server.ts'

describeOnEachDatabase('searchAll', (open) => {
  let shop: TestShop
  let order: Order
  let productId = ''
  let userId = ''
  const staffId = newDocumentId()

  beforeAll(async () => {
    shop = await openTestShop(open())
    const product = await createProduct(shop, { name: 'Karim’s tulips' })
    productId = product.id
    userId = await createUser(shop, { name: 'Karim', surname: 'Fahmy', email: 'k@example.com' })
    order = await orderOf(shop, await createOrder(shop, { product }))
    await shop.search.refresh()
  })

  const idsOf = async (query: string, role: 'superAdmin' | 'seller' = 'superAdmin') => {
    const result = await searchAll(shop, query, { id: staffId, role })
    if (!result.ok) throw new Error(result.refusal)
    const { orders, products, customers } = result.found
    return [orders, products, customers].map((found) => found.map(({ id }) => id))
  }

  it('finds an order by its number and by the recipient’s phone', async () => {
    for (const query of [order.number, '0100 123 4567']) {
      expect((await idsOf(query))[0]).toEqual([order.id])
    }
  })

  it('finds orders, products and customers by one name', async () => {
    expect(await idsOf('karim')).toEqual([[order.id], [productId], [userId]])
  })

  it('finds Arabic names by any spelling', async () => {
    const id = await createUser(shop, { name: 'هُدى', surname: 'أسامة', email: '' })
    const recipient = { name: 'هدى أسامة', phone: '+201009998877' }
    const { orderId } = await createOrder(shop, { recipient })
    for (const query of ['هدي', 'هدى اسامه', 'أُسامـــة', '٨٨٧٧ هدي']) {
      const [orders, , customers] = await idsOf(query)
      expect([query, orders]).toEqual([query, [orderId]])
      if (!query.startsWith('٨')) expect([query, customers]).toEqual([query, [id]])
    }
  })

  it('finds a product by either name, and shows that of the page', async () => {
    const { id } = await createProduct(shop, { name: 'Orange lily', nameAr: 'زنبقة برتقالية' })
    await shop.search.refresh()
    const productsOf = async (query: string) => {
      const result = await searchAll(shop, query, { id: staffId, role: 'seller' })
      return result.ok && result.found.products
    }
    for (const query of ['orange lily', 'زنبقه', 'الزَّنبقة']) {
      expect([query, await productsOf(query)]).toEqual([query, [{ id, name: 'Orange lily' }]])
      const inArabic = await inLocale('ar', () => productsOf(query))
      expect([query, inArabic]).toEqual([query, [{ id, name: 'زنبقة برتقالية' }]])
    }
  })

  it('returns no customers to a seller', async () => {
    expect(await idsOf('karim', 'seller')).toEqual([[order.id], [productId], []])
  })

  it('finds nothing by a single letter', async () => {
    expect(await idsOf(' k ')).toEqual([[], [], []])
  })

  it('limits the rate of each user', async () => {
    const [hasty, other] = [newDocumentId(), newDocumentId()]
    const ask = (id: string) => searchAll(shop, 'k', { id, role: 'seller' })
    for (let n = 0; n < 120; n++) expect((await ask(hasty)).ok).toBe(true)
    expect(await ask(hasty)).toEqual({ ok: false, refusal: 'too-many-searches' })
    expect((await ask(other)).ok).toBe(true)
  })
})
