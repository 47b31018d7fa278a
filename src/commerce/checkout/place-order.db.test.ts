import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, count, orderOf, stockOf } from '../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  orderRequest,
  proveEmail,
} from '../../../tests/support/factories.ts'
import {
  createSlot,
  createZone,
  minutes,
  noon,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import type { Product } from '../catalogue/product.ts'
import { listEvents } from '../orders/records/order-event-store.server.ts'
import { orderLimits } from './order-limits.ts'
import type { OrderRequest } from './order-request.ts'
import { placeOrder } from './place-order.server.ts'

describeUseCase('placing an order', (open) => {
  let shop: TestShop
  let roses: Product
  let userId: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop)
    userId = newDocumentId()
  })

  const place = (request: OrderRequest) => placeOrder(shop, request, userId)
  const oneRose = (change: Partial<OrderRequest> = {}) =>
    orderRequest(shop, { lines: [lineOf(roses)], ...change })

  async function traces() {
    const tables = ['orders', 'orderLines', 'orderEvents', 'jobs'] as const
    const rows = await Promise.all(tables.map((table) => count(shop, table)))
    return { rows, stock: await stockOf(shop, roses), booked: await bookedIn(shop) }
  }

  async function expectRefusal(request: OrderRequest, refusal: object) {
    const before = await traces()
    expect(await place(request)).toMatchObject({ ok: false, ...refusal })
    expect(await traces()).toEqual(before)
  }

  describe('successfully', () => {
    it('reserves stock and slot capacity', async () => {
      expect(await place(oneRose({ lines: [lineOf(roses, 3)] }))).toMatchObject({ ok: true })
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([7, 1])
    })

    it('stores the terms at that moment', async () => {
      const placed = await createOrder(shop, { product: roses, quantity: 2, userId })
      await shop.db.updateTable('products').set({ price: 9999, name: 'Gold' }).execute()
      await shop.db.updateTable('deliveryZones').set({ fee: 1 }).execute()
      expect(await orderOf(shop, placed)).toMatchObject({
        userId,
        status: 'awaiting_payment',
        paymentStatus: 'pending',
        lines: [{ name: 'Red roses', unitPrice: 500, quantity: 2, lineTotal: 1000 }],
        subtotal: 1000,
        deliveryFee: 75,
        total: 1075,
        recipient: { name: 'Karim Nabil', phone: '+201001234567' },
        delivery: { date: tomorrow, slotName: 'Afternoon' },
        expiresAt: noon + minutes(30),
      })
    })

    it('charges the effective price of the database', async () => {
      const sale = { salePrice: 400, saleStartDate: noon - 1, saleEndDate: noon + 1 }
      const tulips = await createProduct(shop, { price: 800, ...sale })
      const line = { ...lineOf(tulips, 2), seenUnitPrice: 400 }
      const placed = await place(oneRose({ lines: [line] }))
      if (!placed.ok) throw new Error(placed.refusal)
      expect(await orderOf(shop, placed)).toMatchObject({ subtotal: 800, total: 875 })
    })

    it('starts the timeline with the user who placed it', async () => {
      const { orderId } = await createOrder(shop, { userId })
      expect(await listEvents(shop.db, orderId)).toMatchObject([
        { at: noon, actor: 'customer', actorId: userId, from: null, to: 'awaiting_payment' },
      ])
    })

    it('accepts one product on two lines', async () => {
      const placed = await place(oneRose({ lines: [lineOf(roses, 4), lineOf(roses, 6)] }))
      if (!placed.ok) throw new Error(placed.refusal)
      expect((await orderOf(shop, placed)).lines.map((line) => line.quantity)).toEqual([4, 6])
      expect(await stockOf(shop, roses)).toBe(0)
    })

    it('reserves no stock of a product that is made to order', async () => {
      const wreath = await createProduct(shop, { stock: null })
      const placed = await createOrder(shop, { product: wreath, quantity: 50 })
      expect(await stockOf(shop, wreath)).toBeNull()
      expect((await orderOf(shop, placed)).lines[0]?.stockTaken).toBe(false)
    })

    it('stores Arabic and emoji unchanged', async () => {
      const cardMessage = 'كل سنة وأنتِ طيبة 🎂👩‍👩‍👧‍👦\nمن "كريم"'
      const placed = await createOrder(shop, { cardMessage })
      expect((await orderOf(shop, placed)).cardMessage).toBe(cardMessage)
    })
  })

  describe('rolls back everything', () => {
    it('when a product does not exist', async () => {
      const productId = newDocumentId()
      const lines = [lineOf(roses), { productId, quantity: 1, seenUnitPrice: 1 }]
      await expectRefusal(oneRose({ lines }), { refusal: 'product-gone', productId })
    })

    it('when a price has changed, and returns the new price and total', async () => {
      const lines = [{ ...lineOf(roses, 2), seenUnitPrice: 450 }]
      await expectRefusal(oneRose({ lines }), {
        refusal: 'price-changed',
        lines: [{ productId: roses.id, name: 'Red roses', seen: 450, now: 500 }],
        deliveryFee: 75,
        total: 1075,
      })
    })

    it('when a sale has just ended', async () => {
      const sale = { salePrice: 400, saleStartDate: noon - 10, saleEndDate: noon }
      const tulips = await createProduct(shop, sale)
      const lines = [{ ...lineOf(tulips), seenUnitPrice: 400 }]
      await expectRefusal(oneRose({ lines }), { refusal: 'price-changed', total: 575 })
    })

    it('when the delivery fee has changed', async () => {
      await expectRefusal(oneRose({ seenDeliveryFee: 50 }), {
        refusal: 'price-changed',
        lines: [],
        deliveryFee: 75,
      })
    })

    it('when stock is too low, and returns what is left', async () => {
      const lines = [lineOf(roses, 11)]
      await expectRefusal(oneRose({ lines }), { refusal: 'out-of-stock', left: 10 })
    })

    it('when two lines of one product exceed the stock together', async () => {
      const lines = [lineOf(roses, 7), lineOf(roses, 7)]
      await expectRefusal(oneRose({ lines }), { refusal: 'out-of-stock', left: 3 })
    })

    it('when only the last of several lines is out of stock', async () => {
      const lilies = await createProduct(shop, { stock: 0, name: 'Lilies' })
      const lines = [lineOf(roses, 2), lineOf(lilies)]
      await expectRefusal(oneRose({ lines }), { refusal: 'out-of-stock', name: 'Lilies', left: 0 })
    })

    it('when the area is closed', async () => {
      const { id } = await createZone(shop, { open: false })
      const { address } = oneRose()
      await expectRefusal(oneRose({ address: { ...address, zoneId: id } }), {
        refusal: 'zone-closed',
      })
    })

    it('when the area does not exist', async () => {
      const address = { ...oneRose().address, zoneId: newDocumentId() }
      await expectRefusal(oneRose({ address }), { refusal: 'zone-closed' })
    })

    it('when the cut-off of the time slot has passed', async () => {
      shop.clock.now = noon + minutes(60)
      const delivery = { date: today, slotId: shop.slot.id }
      await expectRefusal(oneRose({ delivery }), { refusal: 'slot-unavailable', state: 'too-late' })
    })

    it('when the time slot is full', async () => {
      const { id: slotId } = await createSlot(shop, { capacity: 1 })
      const delivery = { date: tomorrow, slotId }
      await createOrder(shop, { delivery })
      await expectRefusal(oneRose({ delivery }), { refusal: 'slot-unavailable', state: 'full' })
      expect(await bookedIn(shop, slotId)).toBe(1)
    })

    it('when the day is closed', async () => {
      const date = '2026-11-29'
      await shop.db.insertInto('deliveryClosures').values({ date, reason: 'Eid' }).execute()
      const delivery = { date, slotId: shop.slot.id }
      await expectRefusal(oneRose({ delivery }), { refusal: 'slot-unavailable', state: 'closed' })
      await shop.db.deleteFrom('deliveryClosures').execute()
    })

    it('when the lead time of a product is longer', async () => {
      const wreath = await createProduct(shop, { leadDays: 2 })
      const lines = [lineOf(roses), lineOf(wreath)]
      await expectRefusal(oneRose({ lines }), { state: 'needs-more-time' })
    })

    it.each(['2026-11-19', '2026-12-04', '9999-12-31'])(
      'when the calendar does not offer %s',
      async (date) => {
        const delivery = { date, slotId: shop.slot.id }
        await expectRefusal(oneRose({ delivery }), { state: 'closed' })
      },
    )

    it('when the time slot does not exist', async () => {
      const delivery = { date: tomorrow, slotId: newDocumentId() }
      await expectRefusal(oneRose({ delivery }), { state: 'closed' })
    })

    it('when the shop accepts no wallet', async () => {
      shop.payments.offersWallet = false
      await expectRefusal(oneRose({ paymentMethod: 'wallet' }), { refusal: 'method-not-offered' })
    })

    it('when the user has too many unpaid orders', async () => {
      for (let placed = 0; placed < orderLimits.openUnpaidOrders; placed++) {
        await createOrder(shop, { userId })
      }
      await expectRefusal(oneRose(), { refusal: 'too-many-unpaid-orders' })
      await createOrder(shop, { userId: newDocumentId() })
    })
  })

  describe('with cash on delivery', () => {
    const cash = (quantity: number) =>
      oneRose({ lines: [lineOf(roses, quantity)], paymentMethod: 'cash' })

    beforeEach(() => proveEmail(shop, { userId, email: 'mona@example.com' }))

    it('confirms the order at once, with the cash due', async () => {
      const placed = await place(cash(1))
      if (!placed.ok) throw new Error(placed.refusal)
      expect(await orderOf(shop, placed)).toMatchObject({
        status: 'confirmed',
        paymentStatus: 'cash_due',
        captured: 0,
        expiresAt: null,
      })
    })

    it('is refused when the recipient would have to pay', async () => {
      const refusal = 'cash-not-possible'
      await expectRefusal(
        { ...cash(1), senderShown: false },
        { refusal, obstacle: 'anonymous-sender' },
      )
      const address = { givenBy: 'recipient', zoneId: shop.zone.id } as const
      await expectRefusal({ ...cash(1), address }, { refusal, obstacle: 'recipient-address' })
    })

    it('schedules no expiry', async () => {
      await place(cash(1))
      const jobs = await shop.db.selectFrom('jobs').select('kind').execute()
      expect(jobs.map(({ kind }) => kind)).not.toContain('expire-order')
    })

    it('accepts a total up to the limit, delivery included', async () => {
      shop.policy.cashLimit = 1075
      await expectRefusal(cash(3), { refusal: 'cash-limit', limit: 1075 })
      expect(await place(cash(2))).toMatchObject({ ok: true })
      shop.policy.cashLimit = 1074
      await expectRefusal(cash(2), { refusal: 'cash-limit', limit: 1074 })
    })

    it('is rejected in a shop without cash on delivery', async () => {
      shop.policy.cashLimit = 0
      await expectRefusal(cash(1), { refusal: 'method-not-offered' })
    })
  })

  describe('with an idempotency key that was used before', () => {
    it('returns the first order', async () => {
      const request = oneRose()
      expect(await place(request)).toEqual(await place(request))
      expect(await stockOf(shop, roses)).toBe(9)
    })

    it('returns the first order after everything else has changed', async () => {
      const request = oneRose()
      const placed = await place(request)
      await shop.db.updateTable('products').set({ price: 700, stock: 0 }).execute()
      shop.clock.now += minutes(100_000)
      expect(await place(request)).toEqual(placed)
    })

    it('places one order for twenty concurrent clicks', async () => {
      const request = oneRose()
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(request)))
      const ids = answers.map((answer) => answer.ok && answer.orderId)
      expect(new Set(ids).size).toBe(1)
      expect(ids[0]).toBeTruthy()
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([9, 1])
    })

    it('reports no click as sold out when its own order took the last bouquet', async () => {
      const last = await createProduct(shop, { stock: 1 })
      const request = oneRose({ lines: [lineOf(last)] })
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(request)))
      expect(answers.filter((answer) => !answer.ok)).toEqual([])
      expect(await stockOf(shop, last)).toBe(0)
    })

    it('reports no click as full when its own order took the last capacity', async () => {
      const { id: slotId } = await createSlot(shop, { capacity: 1 })
      const request = oneRose({ delivery: { date: tomorrow, slotId } })
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(request)))
      expect(answers.filter((answer) => !answer.ok)).toEqual([])
    })

    it('rejects a different request and returns the id of the first order', async () => {
      const request = oneRose()
      const placed = await place(request)
      if (!placed.ok) throw new Error(placed.refusal)
      const changes: Partial<OrderRequest>[] = [
        { delivery: { date: '2026-11-22', slotId: shop.slot.id } },
        { lines: [lineOf(roses, 2)] },
        // Above the stock: the used key must take precedence.
        { lines: [lineOf(roses, 11)] },
        { cardMessage: 'Get well soon' },
        { paymentMethod: 'cash' },
      ]
      const { orderId } = placed
      for (const change of changes) {
        await expectRefusal({ ...request, ...change }, { refusal: 'placed-before', orderId })
      }
      expect(await place(request)).toEqual(placed)
    })

    it('returns an order that has no request digest', async () => {
      const request = oneRose()
      const placed = await place(request)
      await shop.db.updateTable('orders').set({ requestDigest: null }).execute()
      expect(await place({ ...request, cardMessage: 'Get well soon' })).toEqual(placed)
    })

    it('places one order for concurrent requests with one key', async () => {
      const request = oneRose()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          place({ ...request, cardMessage: index % 2 === 0 ? 'For Karim' : 'For Salma' }),
        ),
      )
      const placed = answers.filter((answer) => answer.ok)
      expect(placed).toHaveLength(10)
      const orderId = placed[0]?.orderId
      for (const answer of answers) expect(answer).toMatchObject({ orderId })
      const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))
      expect(refusals).toEqual(Array.from({ length: 10 }, () => 'placed-before'))
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([9, 1])
    })

    it('places two orders when two users send the same key', async () => {
      const request = oneRose()
      await place(request)
      await placeOrder(shop, request, newDocumentId())
      expect(await stockOf(shop, roses)).toBe(8)
    })
  })
})
