import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder, createProduct, createUser } from '../../../../tests/support/factories.ts'
import {
  createSlot,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { changeRecipientPhone } from '../customer/change-own-order.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { listBoard } from './board-store.server.ts'
import { moveOrders } from './move-orders.server.ts'
import { readFilterChoices } from './read-filter-choices.server.ts'
import { listStaffOrders } from './staff-order-list-store.server.ts'

describeOnEachDatabase('the workshop', (open) => {
  let shop: TestShop
  let staffId: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    staffId = await createUser(shop, { role: 'seller' })
  })

  const cashOrder = async () => (await createOrder(shop, { paymentMethod: 'cash' })).orderId
  const stands = async (id: string) => (await orderOf(shop, { orderId: id })).status
  const put = (id: string, status: OrderStatus) =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()

  it('can filter its lists by a disabled slot', async () => {
    const { id } = shop.slot
    await shop.db.updateTable('deliverySlots').set({ enabled: 0 }).where('id', '=', id).execute()
    const { slots } = await readFilterChoices(shop)
    expect(slots).toContainEqual({ id, name: 'Afternoon', enabled: false })
  })

  describe('a bulk move', () => {
    it('moves the orders whose status allows it, and returns each outcome', async () => {
      const [confirmed, movedMeanwhile, delivered, unpaid] = [
        await cashOrder(),
        await cashOrder(),
        await cashOrder(),
        (await createOrder(shop)).orderId,
      ]
      await put(movedMeanwhile, 'preparing')
      await put(delivered, 'delivered')
      const unknown = newDocumentId()
      const moved = await moveOrders(shop, {
        staffId,
        to: 'preparing',
        orders: [
          { id: confirmed, from: 'confirmed' },
          { id: movedMeanwhile, from: 'confirmed' },
          { id: delivered, from: 'delivered' },
          { id: unpaid, from: 'awaiting_payment' },
          { id: unknown, from: 'confirmed' },
        ],
      })
      expect(moved).toEqual([
        { id: confirmed, outcome: 'moved' },
        { id: movedMeanwhile, outcome: 'changed-elsewhere', status: 'preparing' },
        { id: delivered, outcome: 'move-not-allowed', status: 'delivered' },
        { id: unpaid, outcome: 'move-not-allowed', status: 'awaiting_payment' },
        { id: unknown, outcome: 'order-not-found' },
      ])
      expect(await stands(confirmed)).toBe('preparing')
      expect(await stands(unpaid)).toBe('awaiting_payment')
    })

    it('lets one of two concurrent requests move each order', async () => {
      const ids = [await cashOrder(), await cashOrder(), await cashOrder()]
      const orders = ids.map((id) => ({ id, from: 'confirmed' as const }))
      const ask = (ordered: typeof orders) =>
        moveOrders(shop, { staffId, to: 'preparing', orders: ordered })
      const [one, other] = await Promise.all([ask(orders), ask(orders.toReversed())])
      for (const id of ids) {
        const outcomes = [...one, ...other].filter((moved) => moved.id === id)
        expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
          'changed-elsewhere',
          'moved',
        ])
      }
    })
  })

  describe('the board', () => {
    it('contains the confirmed orders of its day with lines and slot', async () => {
      const product = await createProduct(shop, { name: 'White tulips', image: '/tulips.webp' })
      const { orderId } = await createOrder(shop, { product, quantity: 2, paymentMethod: 'cash' })
      const board = await listBoard(shop.db, tomorrow)
      expect(board.cards.find(({ id }) => id === orderId)).toMatchObject({
        status: 'confirmed',
        recipientName: 'Karim Nabil',
        zoneName: 'Zamalek',
        startMinute: 15 * 60,
        cutoffMinute: 13 * 60,
        hasAddress: true,
        flowers: [{ name: 'White tulips', quantity: 2, image: '/tulips.webp' }],
      })
      expect((await listBoard(shop.db, today)).cards).toEqual([])
    })

    it('contains no unpaid or ended order, and counts the unpaid ones', async () => {
      const before = await listBoard(shop.db, tomorrow)
      const { orderId: unpaid } = await createOrder(shop)
      const cancelled = await cashOrder()
      await put(cancelled, 'cancelled')
      const board = await listBoard(shop.db, tomorrow)
      expect(board.awaitingPayment).toBe(before.awaitingPayment + 1)
      const ids = board.cards.map(({ id }) => id)
      expect(ids).not.toContain(unpaid)
      expect(ids).not.toContain(cancelled)
    })

    it('sorts by urgency', async () => {
      const morning = await createSlot(shop, { startMinute: 9 * 60, endMinute: 12 * 60 })
      const afternoon = await cashOrder()
      const { orderId: early } = await createOrder(shop, {
        paymentMethod: 'cash',
        delivery: { date: tomorrow, slotId: morning.id },
      })
      const ids = (await listBoard(shop.db, tomorrow)).cards.map(({ id }) => id)
      expect(ids.indexOf(early)).toBeLessThan(ids.indexOf(afternoon))
    })
  })

  it.each(['newest', 'delivery'] as const)(
    'lists the orders of a day relative to today, sorted by %s',
    async (sort) => {
      const { orderId } = await createOrder(shop)
      const has = async (date: string) => {
        const { orders } = await listStaffOrders(shop.db, { date, sort }, { today, limit: 300 })
        return orders.some(({ id }) => id === orderId)
      }
      expect([await has('tomorrow'), await has('today')]).toEqual([true, false])
      // Today is a Friday, the last day of the week of Egypt.
      expect(await has('week')).toBe(false)
      const saturday = { today: tomorrow, limit: 300 }
      const { orders } = await listStaffOrders(shop.db, { date: 'week', sort }, saturday)
      expect(orders.map(({ id }) => id)).toContain(orderId)
    },
  )

  describe('the order search', () => {
    const find = async (query: string) =>
      (await listStaffOrders(shop.db, { query }, { today, limit: 30 })).orders.map(({ id }) => id)

    it('finds an order as soon as it is placed', async () => {
      const recipient = { name: 'Zeinab Marzouk', phone: '+201234567890' }
      const { orderId } = await createOrder(shop, { recipient })
      const { number } = await orderOf(shop, { orderId })
      for (const query of ['zeinab', 'marz', '0123 456 7890', number]) {
        expect(await find(query)).toContain(orderId)
      }
    })

    it('finds an order by its changed phone number', async () => {
      const userId = await createUser(shop)
      const { orderId } = await createOrder(shop, { userId, paymentMethod: 'cash' })
      const { recipient } = await orderOf(shop, { orderId })
      const to = '+201555000111'
      await changeRecipientPhone(shop, { orderId, userId, from: recipient.phone, to })
      expect(await find('01555000111')).toContain(orderId)
      expect(await find(recipient.phone)).not.toContain(orderId)
    })
  })
})
