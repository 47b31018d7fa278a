import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { isSoldOut } from './product-order.server.ts'

describeOnEachDatabase('the search for sold-out products', (open) => {
  it('reads the variants once, also without statistics', async () => {
    const shop = await openTestShop(open())
    await Promise.all(Array.from({ length: 200 }, () => createProduct(shop, { stock: 0 })))
    const explain = sql.raw(open().engine === 'postgresql' ? 'explain' : 'explain query plan')
    const asked = sql`${explain} select id from products where ${isSoldOut()}`
    const { rows: plan } = await asked.execute(shop.db)
    expect(JSON.stringify(plan)).not.toMatch(/Nested Loop|CORRELATED/)
  })
})
