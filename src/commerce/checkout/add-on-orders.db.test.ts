import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, count, orderOf, stockOf } from '../../../tests/support/database-reads.ts'
import { deleteOrders } from '../../../tests/support/delete-orders.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  orderRequest,
} from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { findAddOnsFor } from '../catalogue/add-on-store.server.ts'
import { browseProducts } from '../catalogue/browse-products.server.ts'
import { changeProducts } from '../catalogue/editing/change-products.server.ts'
import { listStaffProducts } from '../catalogue/editing/staff-product-list.server.ts'
import { findStaffProduct } from '../catalogue/editing/staff-product-store.server.ts'
import type { Product } from '../catalogue/product.ts'
import { listProducts } from '../catalogue/product-store.server.ts'
import { recentBestSellers } from '../home/recent-sales-store.server.ts'
import { findViolations } from '../invariants/check-invariants.server.ts'
import { createOccasion } from '../occasions/editing/create-occasion.server.ts'
import { expireOrder } from '../orders/lifecycle/expire-order.server.ts'
import type { OrderRequest } from './order-request.ts'
import { placeOrder } from './place-order.server.ts'

describeOnEachDatabase('an order with add-ons', (open) => {
  let shop: TestShop
  let roses: Product
  let balloon: Product

  beforeEach(async () => {
    await deleteOrders(open().db)
    await open().db.deleteFrom('slotBookings').execute()
    await open().db.deleteFrom('occasions').execute()
    await open().db.deleteFrom('products').execute()
    shop = await openTestShop(open())
    roses = await createProduct(shop, { stock: 100 })
    balloon = await createProduct(shop, { name: 'Balloon', price: 60, addOn: 'only', stock: 5 })
  })

  const added = (product: Product, quantity = 1, addedTo = 0) => ({
    ...lineOf(product, quantity),
    addedTo,
  })
  const request = (lines: OrderRequest['lines']) => orderRequest(shop, { lines })
  const place = (lines: OrderRequest['lines']) => placeOrder(shop, request(lines), newDocumentId())
  const buyers = <T>(amount: number, each: () => Promise<T>) =>
    Promise.all(Array.from({ length: amount }, each))
  const sympathy = (productIds: string[]) =>
    createOccasion(
      shop,
      {
        slug: 'sympathy',
        name: 'Sympathy',
        nameAr: 'مواساة',
        intro: '',
        introAr: '',
        image: null,
        isSensitive: true,
        dateRule: { kind: 'none' },
        productIds,
      },
      'nadia',
    )

  it('reserves their stock and keeps what they belong to', async () => {
    const placed = await place([lineOf(roses, 2), added(balloon, 3)])
    if (!placed.ok) throw new Error(placed.refusal)
    const order = await orderOf(shop, placed)
    expect(order.lines.map(({ name, addedTo }) => [name, addedTo])).toEqual([
      ['Red roses', null],
      ['Balloon', 0],
    ])
    expect([order.subtotal, await stockOf(shop, balloon)]).toEqual([1180, 2])
    expect(await findViolations(shop.db)).toEqual([])
  })

  it.each<[string, () => OrderRequest['lines']]>([
    ['alone', () => [lineOf(balloon)]],
    ['beside a bouquet', () => [lineOf(roses), lineOf(balloon)]],
    ['to a line that does not exist', () => [lineOf(roses), added(balloon, 1, 7)]],
    ['to itself', () => [added(balloon)]],
    ['to another add-on', () => [lineOf(roses), added(balloon), added(balloon, 1, 1)]],
    ['more than ten times', () => [lineOf(roses), added(balloon, 11)]],
    ['that is none', () => [lineOf(balloon), added(roses)]],
  ])('is refused with an add-on %s', async (_case, lines) => {
    expect(await place(lines())).toMatchObject({ ok: false, refusal: 'product-gone' })
    expect([await count(shop, 'orders'), await stockOf(shop, balloon)]).toEqual([0, 5])
  })

  it('is refused where the rules of staff offer the add-on elsewhere', async () => {
    const rules = { addOnWith: [newDocumentId()] }
    const vase = await createProduct(shop, { name: 'Vase', addOn: 'also', ...rules })
    const refused = { ok: false, refusal: 'product-gone', productId: vase.id }
    expect(await place([lineOf(roses), added(vase)])).toEqual(refused)
    expect(await place([lineOf(roses), lineOf(vase)])).toMatchObject({ ok: true })
  })

  it('sells and offers no add-ons with flowers for sensitive occasions alone', async () => {
    expect(await findAddOnsFor(shop.db, [roses.id])).toMatchObject({
      offered: { [roses.id]: [balloon.id] },
    })
    await sympathy([roses.id])
    expect(await findAddOnsFor(shop.db, [roses.id])).toEqual({
      addOns: [],
      offered: { [roses.id]: [] },
    })
    expect(await place([lineOf(roses), added(balloon)])).toMatchObject({ refusal: 'product-gone' })
  })

  it('gives the last add-on to one of twenty buyers, and the others nothing', async () => {
    const last = await createProduct(shop, { name: 'Vase', addOn: 'only', stock: 1 })
    const answers = await buyers(20, () => place([lineOf(roses), added(last)]))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    const refusals = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal])))
    expect([...refusals]).toEqual(['out-of-stock'])
    const stock = [await stockOf(shop, roses), await stockOf(shop, last), await bookedIn(shop)]
    expect([stock, await count(shop, 'orderLines')]).toEqual([[99, 0, 1], 2])
    await expectInvariantsToHold(shop)
  })

  it('does not deadlock with orders whose lines have another sequence', async () => {
    const candle = await createProduct(shop, { name: 'Candle', addOn: 'also', stock: 100 })
    const begun = vi.spyOn(shop.db, 'transaction')
    await Promise.all([
      buyers(10, () => place([lineOf(roses), added(candle)])),
      buyers(10, () => place([lineOf(candle), lineOf(roses)])),
    ])
    expect(begun).toHaveBeenCalledTimes(20)
    vi.restoreAllMocks()
    expect([await stockOf(shop, roses), await stockOf(shop, candle)]).toEqual([80, 80])
  })

  it('returns the stock of both when it expires', async () => {
    const order = await createOrder(shop, { lines: [lineOf(roses), added(balloon, 2)] })
    shop.clock.now = noon + minutes(31)
    await expireOrder(shop, order)
    expect([await stockOf(shop, roses), await stockOf(shop, balloon)]).toEqual([100, 5])
  })

  it('is another request with another bouquet for the add-on', async () => {
    const userId = newDocumentId()
    const first = request([lineOf(roses), lineOf(roses, 2), added(balloon)])
    const other = { ...first, lines: [lineOf(roses), lineOf(roses, 2), added(balloon, 1, 1)] }
    const placed = await placeOrder(shop, first, userId)
    expect(await placeOrder(shop, first, userId)).toEqual(placed)
    expect(await placeOrder(shop, other, userId)).toMatchObject({ refusal: 'placed-before' })
  })

  it('violates an invariant when an add-on loses its bouquet', async () => {
    await place([lineOf(roses), added(balloon)])
    await shop.db.updateTable('orderLines').set({ addedTo: 1 }).where('addedTo', '=', 0).execute()
    const rule = 'an add-on belongs to a bouquet of its order'
    expect(await findViolations(shop.db)).toMatchObject([{ rule }])
  })

  it('does not make the add-on a best seller', async () => {
    const { orderId } = await createOrder(shop, { lines: [lineOf(roses), added(balloon, 5)] })
    await shop.db
      .updateTable('orders')
      .set({ status: 'confirmed' })
      .where('id', '=', orderId)
      .execute()
    const period = { since: 0, orders: 10, limit: 10 }
    expect(await recentBestSellers(shop.db, period)).toEqual([roses.id])
  })

  describe('a product sold only as an add-on', () => {
    const listed = async (listing: Parameters<typeof listStaffProducts>[1]) => {
      await shop.search.refresh()
      const { products } = await listStaffProducts(shop, listing, 30)
      return products.map(({ name }) => name)
    }

    it('is missing from the lists and searches of customers', async () => {
      await shop.search.refresh()
      const lists = [
        listProducts(shop.db, {}),
        browseProducts(shop, { sort: 'price' }),
        browseProducts(shop, { query: 'balloon' }),
      ]
      const found = (await Promise.all(lists)).map(({ products }) => products.map(({ id }) => id))
      expect(found).toEqual([[roses.id], [roses.id], []])
    })

    it('is found by staff', async () => {
      expect(await listed({})).toContain('Balloon')
      expect(await listed({ state: 'add-ons' })).toEqual(['Balloon'])
      expect(await listed({ query: 'balloon' })).toEqual(['Balloon'])
      expect(await listed({ state: 'archived' })).toEqual([])
    })

    it('is archived and restored like another product', async () => {
      const change = (kind: 'archive' | 'restore') =>
        changeProducts(shop, { ids: [balloon.id], change: { kind } }, 'nadia')
      await change('archive')
      expect(await listed({ state: 'archived' })).toEqual(['Balloon'])
      expect(await listed({ query: 'balloon' })).toEqual([])
      expect(await place([lineOf(roses), added(balloon)])).toMatchObject({
        refusal: 'product-gone',
      })
      await change('restore')
      expect((await findStaffProduct(shop.db, balloon.id))?.archivedAt).toBeNull()
      expect(await place([lineOf(roses), added(balloon)])).toMatchObject({ ok: true })
    })
  })
})
