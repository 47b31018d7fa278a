import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf, stockOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createProduct,
  type OrderOverrides,
  placeCardOrder,
} from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { blockAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import type { Product } from '../../catalogue/product.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { type ItemSubstitution, substituteItem } from './substitute-item.server.ts'

/** The statuses in which staff may substitute an item. */
const substitutable: readonly OrderStatus[] = ['confirmed', 'preparing']
const elsewhere = orderStatuses.filter((status) => !substitutable.includes(status))

describeOnEachDatabase('staff who replace an item', (open) => {
  let shop: TestShop
  let peonies: Product
  let tulips: Product
  const staffId = newDocumentId()

  beforeEach(async () => {
    shop = await openTestShop(open())
    peonies = await createProduct(shop, { name: 'Pink peonies', price: 600 })
    tulips = await createProduct(shop, { name: 'White tulips', price: 400 })
  })

  afterEach(async () => {
    await runAllJobs(shop)
    await expectInvariantsToHold(shop)
  })

  async function paidOrder(overrides: OrderOverrides = {}) {
    const order = await placeCardOrder(shop, { ifMissing: 'replace', quantity: 2, ...overrides })
    await completePayment(shop, shop.payments.pay(order.checkoutUrl), 'webhook')
    return order
  }
  type Placed = Awaited<ReturnType<typeof paidOrder>>
  const replace = (
    order: Placed,
    by: Product,
    change: Partial<ItemSubstitution> = {},
    where = shop,
  ) =>
    substituteItem(where, {
      orderId: order.orderId,
      position: 0,
      seenProductId: order.product.id,
      productId: by.id,
      hasAgreed: false,
      staffId,
      ...change,
    })
  const lineOfOrder = async (order: Placed) => (await orderOf(shop, order)).lines[0]

  it('keep the price and record the ordered product', async () => {
    const order = await paidOrder()
    const before = await orderOf(shop, order)
    expect(await replace(order, peonies)).toEqual({ ok: true })
    const after = await orderOf(shop, order)
    expect(after.lines[0]).toEqual({
      ...before.lines[0],
      productId: peonies.id,
      name: 'Pink peonies',
      insteadOf: 'Red roses',
    })
    const { subtotal, total, captured, refunded, paymentStatus } = before
    expect(after).toMatchObject({ subtotal, total, captured, refunded, paymentStatus })
  })

  it('update the stock of both products', async () => {
    const order = await paidOrder()
    expect(await stockOf(shop, order.product)).toBe(8)
    await replace(order, peonies)
    expect([await stockOf(shop, order.product), await stockOf(shop, peonies)]).toEqual([10, 8])
  })

  it('return the replacement to stock on cancellation', async () => {
    const order = await paidOrder()
    await replace(order, peonies)
    await advanceOrder(shop, {
      orderId: order.orderId,
      from: 'confirmed',
      to: 'cancelled',
      staffId,
      note: '',
      mayRefund: true,
    })
    expect([await stockOf(shop, order.product), await stockOf(shop, peonies)]).toEqual([10, 10])
  })

  it('may use a made-to-order product, and revert it', async () => {
    const wreath = await createProduct(shop, { name: 'A wreath', stock: null })
    const order = await paidOrder()
    await replace(order, wreath)
    expect(await lineOfOrder(order)).toMatchObject({ stockTaken: false })
    await replace(order, order.product, { seenProductId: wreath.id })
    expect(await stockOf(shop, order.product)).toBe(8)
    expect(await lineOfOrder(order)).toMatchObject({ stockTaken: true })
  })

  it('clear the substitution when the ordered product returns', async () => {
    const order = await paidOrder()
    await replace(order, peonies)
    await replace(order, order.product, { seenProductId: peonies.id })
    expect(await lineOfOrder(order)).toMatchObject({ name: 'Red roses', insteadOf: null })
  })

  it('are refused without enough stock, and nothing changes', async () => {
    const few = await createProduct(shop, { name: 'Orchids', stock: 1, price: 900 })
    const order = await paidOrder()
    expect(await replace(order, few)).toEqual({ ok: false, refusal: 'out-of-stock', left: 1 })
    expect([await stockOf(shop, order.product), await stockOf(shop, few)]).toEqual([8, 1])
    expect(await lineOfOrder(order)).toMatchObject({ name: 'Red roses', insteadOf: null })
  })

  async function replaceIn(status: OrderStatus) {
    const order = await paidOrder()
    const set = (to: OrderStatus) =>
      shop.db.updateTable('orders').set({ status: to }).where('id', '=', order.orderId).execute()
    await set(status)
    const result = await replace(order, peonies)
    await set('confirmed')
    return result
  }

  it.each(substitutable)('do so while the order is %s', async (status) => {
    expect(await replaceIn(status)).toEqual({ ok: true })
  })

  it.each(elsewhere)('are refused while the order is %s', async (status) => {
    const result = await replaceIn(status)
    expect(result).toEqual({ ok: false, refusal: 'too-late-to-substitute', status })
  })

  describe('follow the choice of the sender:', () => {
    it('no substitution for a refund', async () => {
      const order = await paidOrder({ ifMissing: 'refund' })
      for (const hasAgreed of [true, false]) {
        expect(await replace(order, peonies, { hasAgreed })).toEqual({
          ok: false,
          refusal: 'wants-refund',
        })
      }
    })

    it('consent for every substitution after a call', async () => {
      const order = await paidOrder({ ifMissing: 'call' })
      expect(await replace(order, peonies)).toEqual({ ok: false, refusal: 'ask-first' })
      expect(await replace(order, tulips, { hasAgreed: true })).toEqual({ ok: true })
    })

    it('consent for a product that is worth less', async () => {
      const order = await paidOrder()
      expect(await replace(order, tulips)).toEqual({
        ok: false,
        refusal: 'worth-less',
        worth: 400,
        paid: 500,
      })
      expect(await replace(order, tulips, { hasAgreed: true })).toEqual({ ok: true })
    })
  })

  it.each([
    ['there is no such order', 'order-not-found', { orderId: newDocumentId() }],
    ['the order has no such line', 'order-not-found', { position: 1 }],
    ['there is no such product', 'product-not-found', { productId: newDocumentId() }],
  ])('are refused when %s', async (_case, refusal, change) => {
    expect(await replace(await paidOrder(), peonies, change)).toEqual({ ok: false, refusal })
  })

  it('are refused for an archived or identical product', async () => {
    const order = await paidOrder()
    await shop.db
      .updateTable('products')
      .set({ archivedAt: shop.now() })
      .where('id', '=', peonies.id)
      .execute()
    expect(await replace(order, peonies)).toMatchObject({ refusal: 'product-not-found' })
    expect(await replace(order, order.product)).toMatchObject({ refusal: 'same-product' })
  })

  it('add an event and an audit entry, and email the customer', async () => {
    const order = await paidOrder()
    await runAllJobs(shop)
    await replace(order, peonies)
    await runAllJobs(shop)
    expect((await listEvents(shop.db, order.orderId)).at(-1)).toMatchObject({
      kind: 'substituted',
      actorId: staffId,
      note: 'Pink peonies for Red roses',
    })
    const audit = await shop.db
      .selectFrom('auditLog')
      .select(['actorId', 'action'])
      .where('subject', '=', order.orderId)
      .execute()
    expect(audit).toEqual([{ actorId: staffId, action: 'order.item-substituted' }])
    const email = shop.mailer.sent.at(-1)?.email
    expect(email?.heading).toBe('We made a substitution')
    expect(email?.paragraphs).toContain('2 × Pink peonies instead of Red roses.')
  })

  describe('concurrently', () => {
    const race = async (order: Placed, first: Product, second: Product) => {
      const held = blockAfterWritingTo(shop, 'products')
      const begun = replace(order, first, {}, held.shop)
      await held.reached
      const waiting = replace(order, second)
      held.resume()
      return [await begun, await waiting]
    }

    it('replace it once, and refuse the second with the current product', async () => {
      const order = await paidOrder()
      const orchids = await createProduct(shop, { name: 'Orchids', price: 900 })
      expect(await race(order, peonies, orchids)).toEqual([
        { ok: true },
        { ok: false, refusal: 'changed-elsewhere', name: 'Pink peonies' },
      ])
      expect([await stockOf(shop, peonies), await stockOf(shop, orchids)]).toEqual([8, 10])
    })

    it('replace it once with the same product', async () => {
      const order = await paidOrder()
      expect(await race(order, peonies, peonies)).toEqual([{ ok: true }, { ok: true }])
      expect([await stockOf(shop, order.product), await stockOf(shop, peonies)]).toEqual([10, 8])
    })

    it('swap two products in two orders without a deadlock', async () => {
      const [roses, other] = [await paidOrder(), await paidOrder({ product: peonies })]
      const results = await Promise.all([
        replace(roses, peonies, { hasAgreed: true }),
        replace(other, roses.product, { hasAgreed: true }),
      ])
      expect(results.every(({ ok }) => ok)).toBe(true)
    })
  })
})
