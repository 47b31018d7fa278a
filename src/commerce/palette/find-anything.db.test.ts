import { beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct, createUser } from '../../../tests/support/factories.ts'
import { orderOf } from '../../../tests/support/look-up.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { readNewWords } from '../catalogue/search-index.server.ts'
import type { Order } from '../orders/order.ts'
import { findAnything } from './find-anything.server.ts'

describeOnEachDatabase('the palette', (open) => {
  let shop: TestShop
  let order: Order
  let productId = ''
  let userId = ''

  beforeAll(async () => {
    shop = await openTestShop(open())
    const product = await createProduct(shop, { name: 'Karim’s tulips' })
    productId = product.id
    userId = await createUser(shop, { name: 'Karim', surname: 'Fahmy', email: 'k@example.com' })
    order = await orderOf(shop, await createOrder(shop, { product }))
    await readNewWords(shop.db, null)
  })

  const idsOf = async (query: string, role: 'superAdmin' | 'seller' = 'superAdmin') => {
    const { orders, products, customers } = await findAnything(shop, query, role)
    return [orders, products, customers].map((found) => found.map(({ id }) => id))
  }

  it('finds an order by its number and by the recipient’s phone', async () => {
    for (const query of [order.number, '0100 123 4567']) {
      expect((await idsOf(query))[0]).toEqual([order.id])
    }
  })

  it('finds orders, products and people by one name', async () => {
    expect(await idsOf('karim')).toEqual([[order.id], [productId], [userId]])
  })

  it('shows a seller no people', async () => {
    expect(await idsOf('karim', 'seller')).toEqual([[order.id], [productId], []])
  })

  it('finds nothing by a single letter', async () => {
    expect(await idsOf(' k ')).toEqual([[], [], []])
  })
})
