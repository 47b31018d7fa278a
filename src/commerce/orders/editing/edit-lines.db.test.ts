import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  orderOf,
  paymentsOf,
  refundsOf,
  stockOf,
} from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  type TestOrder,
} from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { edit, editOf } from '../../../../tests/support/order-edits.ts'
import { createPaidOrder } from '../../../../tests/support/paid-order.ts'
import { raceAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import type { Product } from '../../catalogue/product.ts'
import { requestRefund } from '../../payments/request-refund.server.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { editOrder } from './edit-order.server.ts'
import { editedLinesOf } from './edited-lines.ts'

describeOnEachDatabase('an edit of items', (open) => {
  let shop: TestShop
  let order: TestOrder
  let roses: Product
  let vase: Product
  let tulips: Product

  /** Two bouquets of EGP 500 with a vase of EGP 90: 1165 with the delivery. */
  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop)
    vase = await createProduct(shop, { price: 90, addOn: 'only' })
    tulips = await createProduct(shop, { name: 'Tulips', price: 300, stock: 3 })
    const lines = [lineOf(roses, 2), { ...lineOf(vase), addedTo: 0 }]
    order = await createPaidOrder(shop, { product: roses, lines })
  })

  afterEach(async () => {
    await runAllJobs(shop)
    await expectInvariantsToHold(shop)
  })

  const present = async () => editedLinesOf((await orderOf(shop, order)).lines)
  const quantities = async (...wanted: number[]) =>
    (await present()).map((line, index) => ({ ...line, quantity: wanted[index] ?? line.quantity }))
  const extra = (product: Product, quantity = 1, addedTo: number | null = null) => ({
    productId: product.id,
    quantity,
    addedTo,
  })
  const lines = async () =>
    (await orderOf(shop, order)).lines.map(({ productId, quantity, unitPrice, addedTo }) => {
      const name = [roses, vase, tulips].find(({ id }) => id === productId)
      return [
        name === roses ? 'roses' : name === vase ? 'vase' : 'tulips',
        quantity,
        unitPrice,
        addedTo,
      ]
    })
  const stocks = () => Promise.all([roses, vase, tulips].map((product) => stockOf(shop, product)))
  const money = async () => {
    const { total, captured, refunded, due } = await orderOf(shop, order)
    return { total, captured, refunded, due }
  }

  it('adds a product at today’s price, which is due', async () => {
    const added = [...(await present()), extra(tulips, 2)]
    expect(await edit(shop, order, { lines: added }, { seenTotal: 1765 })).toEqual({ ok: true })
    expect(await lines()).toEqual([
      ['roses', 2, 500, null],
      ['vase', 1, 90, 0],
      ['tulips', 2, 300, null],
    ])
    expect(await stocks()).toEqual([8, 9, 1])
    expect(await money()).toEqual({ total: 1765, captured: 1165, refunded: 0, due: 600 })
    const changes = (await listEvents(shop.db, order.orderId)).at(-1)?.changes
    expect(changes?.map(({ part }) => part)).toEqual(['items', 'total'])
  })

  it('removes units, returns their stock and refunds their price', async () => {
    const fewer = await quantities(1)
    expect(await edit(shop, order, { lines: fewer }, { seenTotal: 665 })).toEqual({ ok: true })
    expect(await stocks()).toEqual([9, 9, 3])
    await runAllJobs(shop)
    expect(await money()).toEqual({ total: 665, captured: 1165, refunded: 500, due: 0 })
  })

  it('replaces a bouquet and moves the others up, with their add-ons', async () => {
    const added = [...(await present()), extra(tulips), extra(vase, 2, 2)]
    await edit(shop, order, { lines: added }, { seenTotal: 1645 })
    expect(await edit(shop, order, { lines: await quantities(0, 0) }, { seenTotal: 555 })).toEqual({
      ok: true,
    })
    expect(await lines()).toEqual([
      ['tulips', 1, 300, null],
      ['vase', 2, 90, 0],
    ])
    expect(await stocks()).toEqual([10, 8, 2])
    await runAllJobs(shop)
    expect(await money()).toEqual({ total: 555, captured: 1165, refunded: 610, due: 0 })
  })

  it('keeps the price of the units that stay, and asks today’s for further ones', async () => {
    await shop.db.updateTable('products').set({ price: 550 }).where('id', '=', roses.id).execute()
    const more = await quantities(3)
    expect(await edit(shop, order, { lines: more }, { seenTotal: 1665 })).toMatchObject({
      refusal: 'price-changed',
      total: 1715,
    })
    expect(await edit(shop, order, { lines: more }, { seenTotal: 1715 })).toEqual({ ok: true })
    expect(await lines()).toEqual([
      ['roses', 2, 500, null],
      ['roses', 1, 550, null],
      ['vase', 1, 90, 0],
    ])
    expect(await stocks()).toEqual([7, 9, 3])
  })

  it('joins further units at the same price to their line', async () => {
    const more = await quantities(3)
    expect(await edit(shop, order, { lines: more }, { seenTotal: 1665 })).toEqual({ ok: true })
    expect(await lines()).toEqual([
      ['roses', 3, 500, null],
      ['vase', 1, 90, 0],
    ])
  })

  it('takes nothing when a product is out of stock', async () => {
    const tooMany = [...(await quantities(1)), extra(tulips, 4)]
    expect(await edit(shop, order, { lines: tooMany }, { seenTotal: 1865 })).toMatchObject({
      refusal: 'out-of-stock',
      left: 3,
    })
    expect([await stocks(), await money()]).toEqual([
      [8, 9, 3],
      { total: 1165, captured: 1165, refunded: 0, due: 0 },
    ])
  })

  it('refuses a product that cannot be ready on the day', async () => {
    const slow = await createProduct(shop, { leadDays: 5 })
    const added = [...(await present()), extra(slow)]
    expect(await edit(shop, order, { lines: added }, { seenTotal: 1665 })).toMatchObject({
      refusal: 'slot-unavailable',
      state: 'needs-more-time',
    })
  })

  it('is applied once after several clicks', async () => {
    const change = { lines: await quantities(2, 0) }
    const request = await editOf(shop, order, change, { seenTotal: 1075 })
    const clicks = Array.from({ length: 5 }, () => editOrder(shop, request))
    expect(await Promise.all(clicks)).toEqual(clicks.map(() => ({ ok: true })))
    expect((await refundsOf(shop, order)).map(({ amount }) => amount)).toEqual([90])
    expect(await stocks()).toEqual([8, 10, 3])
  })

  it.each(['products'])('and another order share the last stock, paused at %s', async (table) => {
    const added = [...(await present()), extra(tulips, 3)]
    const request = await editOf(shop, order, { lines: added }, { seenTotal: 2065 })
    const place = (on: TestShop) =>
      createOrder(on, { product: tulips }).catch((error: Error) => error.message)
    const [edited, placed] = await raceAfterWritingTo(
      shop,
      table,
      (on) => editOrder(on, request),
      place,
    )
    expect(edited).toEqual({ ok: true })
    expect(placed).toContain('out-of-stock')
    expect(await stocks()).toEqual([8, 9, 0])
  })

  it.each(['products', 'orders', 'order_lines'])(
    'and a cancellation return the stock once, paused at %s',
    async (table) => {
      const added = [...(await quantities(1)), extra(tulips)]
      const request = await editOf(shop, order, { lines: added }, { seenTotal: 965 })
      const cancel = (on: TestShop) =>
        advanceOrder(on, {
          orderId: order.orderId,
          from: 'confirmed',
          to: 'cancelled',
          staffId: 'nadia',
          note: '',
          mayRefund: true,
        })
      await raceAfterWritingTo(shop, table, (on) => editOrder(on, request), cancel)
      expect(await stocks()).toEqual([10, 10, 3])
      await runAllJobs(shop)
      expect(await money()).toMatchObject({ captured: 1165, refunded: 1165, due: 0 })
    },
  )

  it('keeps a refund by item from another line that took its place', async () => {
    const [payment] = await paymentsOf(shop, order)
    const refund = { paymentId: payment?.id ?? '', amount: 90, seenLeft: 1165, reason: 'Broken' }
    const positions = { positions: [1], productIds: [vase.id], staffId: 'nadia' }
    const added = [...(await quantities(2, 0)), extra(tulips)]
    await edit(shop, order, { lines: added }, { seenTotal: 1375 })
    expect(await requestRefund(shop, { ...refund, ...positions })).toEqual({
      ok: false,
      refusal: 'items-changed',
    })
  })

  it('leaves a free replacement as it is', async () => {
    const { orderId } = order
    const set = (paymentStatus: string) =>
      shop.db.updateTable('orders').set({ paymentStatus }).where('id', '=', orderId).execute()
    await set('not_due')
    const change = { lines: await quantities(1) }
    expect(await edit(shop, order, change)).toMatchObject({ refusal: 'free-order' })
    await set('paid')
  })
})
