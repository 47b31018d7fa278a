import { beforeEach, describe, expect, it } from 'vitest'
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
import { edit } from '../../../tests/support/order-edits.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import {
  createSlot,
  minutes,
  noon,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import type { Product } from '../catalogue/product.ts'
import { addProfile, findProfile, setSuspended } from '../customers/user-store.server.ts'
import { instantOf } from '../delivery/cairo-time.ts'
import { changeDelivery } from '../orders/customer/change-delivery.server.ts'
import { makePaymentLink } from '../orders/owner-link/make-payment-link.server.ts'
import { tokenOfHash } from '../orders/owner-link/owner-link.ts'
import { readLinkedOrder } from '../orders/owner-link/read-linked-order.server.ts'
import { listEvents } from '../orders/records/order-event-store.server.ts'
import { findCustomers } from './find-customers.server.ts'
import { placeTelephoneOrder } from './place-telephone-order.server.ts'
import type { TelephoneOrder } from './telephone-order.ts'

const staffId = 'sara'

describeOnEachDatabase('orders by telephone', (open) => {
  let shop: TestShop
  let roses: Product

  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop)
    // Tests share a database: a search must not find the customers of earlier ones.
    await deleteOrders(shop.db)
    await shop.db.deleteFrom('userWords').execute()
    await shop.db.deleteFrom('users').execute()
  })

  const request = (change: Partial<TelephoneOrder> = {}): TelephoneOrder => ({
    ...orderRequest(shop, { lines: [lineOf(roses)], paymentMethod: 'cash' }),
    contact: { name: 'Hoda Aziz', email: '', phone: '+201112223334' },
    customerId: null,
    locale: 'ar',
    ...change,
  })

  const place = (order: TelephoneOrder) =>
    placeTelephoneOrder(shop, order, { staffId, mayDiscount: false })

  async function placed(order: TelephoneOrder) {
    const answer = await place(order)
    if (!answer.ok) throw new Error(answer.refusal)
    return orderOf(shop, answer)
  }

  async function knownCustomer(): Promise<string> {
    const id = newDocumentId()
    const account = {
      surname: 'Aziz',
      profilePicture: null,
      suspended: false,
      role: 'customer',
    } as const
    const contact = { name: 'Hoda', email: 'hoda@example.com', phone: '+201112223334' }
    await addProfile(shop.db, { id, ...account, ...contact, locale: 'en' }, noon)
    return id
  }

  it('reserve stock and slot as at the checkout', async () => {
    await placed(request())
    expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([9, 1])
  })

  it('are confirmed at once when the driver collects cash, without an email to prove', async () => {
    expect(await placed(request())).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'cash_due',
      locale: 'ar',
      contact: { name: 'Hoda Aziz', email: '' },
    })
    expect(await count(shop, 'cashConfirmations')).toBe(0)
  })

  it('record the staff member in the timeline', async () => {
    const { id } = await placed(request())
    const [first] = await listEvents(shop.db, id)
    expect(first).toMatchObject({ actor: 'staff', actorId: staffId, note: 'Ordered by telephone.' })
  })

  it('give a new customer a profile', async () => {
    const { userId } = await placed(request())
    expect(await findProfile(shop.db, userId)).toMatchObject({
      name: 'Hoda Aziz',
      phone: '+201112223334',
      role: 'customer',
    })
  })

  it('belong to the customer whom staff chose', async () => {
    const customerId = await knownCustomer()
    expect(await placed(request({ customerId }))).toMatchObject({ userId: customerId })
  })

  it('give one order and one customer for two requests of one click', async () => {
    const order = request()
    const [first, second] = await Promise.all([place(order), place(order)])
    expect(second).toEqual(first)
    expect([await count(shop, 'orders'), await count(shop, 'users')]).toEqual([1, 1])
  })

  it('await an online payment for a day', async () => {
    const delivery = { date: '2026-11-27', slotId: shop.slot.id }
    expect(await placed(request({ paymentMethod: 'card', delivery }))).toMatchObject({
      status: 'awaiting_payment',
      expiresAt: noon + minutes(24 * 60),
    })
  })

  describe('that await an online payment', () => {
    const begins = instantOf(tomorrow, 10 * 60)
    let morning: string

    beforeEach(async () => {
      morning = (await createSlot(shop, { startMinute: 10 * 60 })).id
    })

    async function unpaid() {
      const delivery = { date: '2026-11-27', slotId: morning }
      const order = await placed(request({ paymentMethod: 'card', delivery }))
      return { orderId: order.id, userId: order.userId, delivery }
    }

    it('expire when the delivery begins that the customer chose instead', async () => {
      const { delivery: from, ...order } = await unpaid()
      const to = { ...from, date: tomorrow }
      expect(await changeDelivery(shop, { ...order, from, to })).toEqual({ ok: true })
      expect(await orderOf(shop, order)).toMatchObject({ expiresAt: begins })
      await runAllJobs(shop)
      shop.clock.now = begins
      await runAllJobs(shop)
      expect(await orderOf(shop, order)).toMatchObject({ status: 'expired' })
    })

    it('expire when the delivery begins to which staff moved them', async () => {
      const order = await unpaid()
      expect(await edit(shop, order, { date: tomorrow })).toEqual({ ok: true })
      expect(await orderOf(shop, order)).toMatchObject({ expiresAt: begins })
    })

    it('keep their time to pay when they move to a later day', async () => {
      const { delivery: from, ...order } = await unpaid()
      const to = { ...from, date: '2026-11-28' }
      expect(await changeDelivery(shop, { ...order, from, to })).toEqual({ ok: true })
      expect(await orderOf(shop, order)).toMatchObject({ expiresAt: noon + minutes(24 * 60) })
    })
  })

  describe('are refused', () => {
    async function expectRefusal(order: TelephoneOrder, refusal: object) {
      expect(await place(order)).toMatchObject({ ok: false, ...refusal })
      expect([await count(shop, 'orders'), await stockOf(shop, roses)]).toEqual([0, 10])
    }

    it('for a customer without a profile', () =>
      expectRefusal(request({ customerId: newDocumentId() }), { refusal: 'customer-not-found' }))

    it('for a suspended customer', async () => {
      const customerId = await knownCustomer()
      await setSuspended(shop.db, customerId, true)
      await expectRefusal(request({ customerId }), { refusal: 'customer-suspended' })
    })

    it('when the price is not the one that staff said', async () => {
      await shop.db.updateTable('products').set({ price: 9 }).execute()
      await expectRefusal(request(), { refusal: 'price-changed' })
      expect(await count(shop, 'users')).toBe(0)
    })
  })

  describe('find customers', () => {
    const found = async (query: string) => {
      const answer = await findCustomers(shop, query, staffId)
      return answer.ok ? answer.customers.map(({ name }) => name) : answer.refusal
    }

    it.each(['hoda', '0111 222 3334', '01112223334', 'هدى'])('by %s', async (query) => {
      const name = query === 'هدى' ? 'هدى عزيز' : 'Hoda Aziz'
      await placed(request({ contact: { name, email: '', phone: '+201112223334' } }))
      expect(await found(query)).toEqual([name])
    })

    it('who ordered as guests, with the contact of the latest order', async () => {
      const userId = await knownCustomer()
      await shop.db.updateTable('users').set({ name: 'Guest', phone: '' }).execute()
      await shop.db.deleteFrom('userWords').execute()
      const contact = { name: 'Hoda Aziz', email: 'h@example.com', phone: '+201112223334' }
      await createOrder(shop, { product: roses, userId, contact })
      expect(await findCustomers(shop, '01112223334', staffId)).toEqual({
        ok: true,
        customers: [
          {
            id: userId,
            locale: 'en',
            name: 'Hoda Aziz',
            email: 'h@example.com',
            phone: contact.phone,
          },
        ],
      })
    })

    it('not by the name of a recipient', async () => {
      await placed(request())
      expect(await found('Karim')).toEqual([])
    })

    it('not by fewer than three characters', async () => {
      await placed(request())
      expect(await found('ho')).toEqual([])
    })
  })

  describe('a payment link', () => {
    it('opens the order for the payment alone', async () => {
      const { id, userId } = await placed(request({ paymentMethod: 'card' }))
      const link = await makePaymentLink(shop, { orderId: id, staffId })
      const token = link.ok ? tokenOfHash(new URL(link.path, 'http://shop').hash) : null
      expect(await readLinkedOrder(shop, { orderId: id, tokens: [token ?? ''] })).toEqual({
        orderId: id,
        userId,
        scope: 'pay',
      })
    })

    it('is not made for an order that is paid in cash', async () => {
      const { id } = await placed(request())
      expect(await makePaymentLink(shop, { orderId: id, staffId })).toEqual({
        ok: false,
        refusal: 'nothing-to-pay',
      })
    })
  })
})
