import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder } from '../../../../tests/support/factories.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { readOrderPage } from './order-list-store.server.ts'

describeOnEachDatabase('the list of a customer’s orders', (open) => {
  let shop: TestShop
  let userId: string
  let placed: string[]

  beforeEach(async () => {
    shop = await openTestShop(open())
    userId = newDocumentId()
    placed = []
    // The last two in the same millisecond.
    for (const pause of [1, 1, 1, 0]) {
      shop.clock.now += pause
      placed.push((await createOrder(shop, { userId })).orderId)
    }
  })

  const list = async (limit: number, after?: string) =>
    (await readOrderPage(shop.db, { userId, limit, after })).orders.map(({ id }) => id)

  it('starts with the newest order', async () => {
    const ids = await list(10)
    expect(ids.slice(2)).toEqual([placed[1], placed[0]])
    expect(ids.slice(0, 2).toSorted()).toEqual(placed.slice(2).toSorted())
  })

  it('pages without gaps and duplicates', async () => {
    const all = await list(10)
    const pages: string[] = []
    for (let page = await list(1); page.length > 0; page = await list(1, pages.at(-1))) {
      pages.push(...page)
    }
    expect(pages).toEqual(all)
  })

  it('is empty after an unknown cursor', async () => {
    expect(await list(10, newDocumentId())).toEqual([])
  })

  it('contains no orders of other customers', async () => {
    await createOrder(shop)
    expect((await list(10)).toSorted()).toEqual(placed.toSorted())
  })
})
