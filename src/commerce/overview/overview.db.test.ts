import type { Updateable } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import type { OrdersTable } from '#database/tables/orders-tables.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import {
  minutes,
  noon,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import { createUnconfirmedOrder } from '../../../tests/support/unconfirmed-orders.ts'
import { listStaffProducts } from '../catalogue/editing/staff-product-list.server.ts'
import { addDays } from '../delivery/cairo-time.ts'
import { findNeeding, resolveNeed } from '../orders/staff/order-need-store.server.ts'
import { type OrderNeed, orderNeeds } from '../orders/staff/order-needs.ts'
import { listStaffOrders } from '../orders/staff/staff-order-list-store.server.ts'
import { readOverview } from './read-overview.server.ts'

const costing = (total: number) => ({ total, subtotal: total - 75, deliveryFee: 75 })
const dayMs = 24 * 60 * 60_000

describeUseCase('the home page of staff', (open) => {
  let shop: TestShop
  const ids: Partial<Record<OrderNeed | 'none', string>> = {}

  async function addOrder(change: Updateable<OrdersTable>): Promise<string> {
    const { orderId } = await createOrder(shop)
    const open = { status: 'confirmed', paymentStatus: 'paid', expiresAt: null }
    await shop.db
      .updateTable('orders')
      .set({ ...open, ...change })
      .where('id', '=', orderId)
      .execute()
    return orderId
  }

  beforeAll(async () => {
    shop = await openTestShop(open())
    await shop.db.updateTable('orders').set({ createdAt: 0, status: 'delivered' }).execute()
    ids.none = await addOrder({ deliveryDate: today })
    ids.late = await addOrder({ deliveryDate: '2026-11-18', status: 'out_for_delivery' })
    ids['no-address'] = await addOrder({ deliveryDate: tomorrow, addressGivenAt: null })
    await addOrder({ deliveryDate: addDays(tomorrow, 1), addressGivenAt: null })
    ids['delivery-failed'] = await addOrder({ deliveryDate: today, status: 'delivery_failed' })
    const unpaid = { status: 'awaiting_payment', paymentStatus: 'pending' }
    const expiresAt = noon + minutes(30)
    ids['payment-failed'] = await addOrder({ ...unpaid, paymentStatus: 'failed', expiresAt })
    ids.expiring = await addOrder({ ...unpaid, expiresAt: noon + minutes(10) })
    await addOrder({ ...unpaid, expiresAt: noon + minutes(11) })
    ids['amount-differs'] = await addOrder({ paymentStatus: 'paid', deliveryDate: tomorrow })
    const payment = {
      id: newDocumentId(),
      orderId: ids['amount-differs'],
      attempt: 1,
      reference: newDocumentId(),
      method: 'card',
      methodId: 1,
      amount: 500,
      currency: 'EGP',
      status: 'paid',
      difference: 'open',
      createdAt: noon,
      updatedAt: noon,
    }
    await shop.db.insertInto('payments').values(payment).execute()
    ids['refund-failed'] = await addOrder({ deliveryDate: tomorrow })
    const refund = {
      orderId: ids['refund-failed'],
      paymentId: payment.id,
      amount: 10,
      reason: 'Wilted',
      status: 'requested',
      createdAt: noon,
      updatedAt: noon,
    }
    const refunds = [
      { ...refund, id: newDocumentId(), failureReason: 'The payment provider refused it.' },
      { ...refund, id: newDocumentId(), failureReason: 'Another reason' },
      { ...refund, id: newDocumentId(), orderId: ids.none },
      { ...refund, id: newDocumentId(), orderId: ids.none, status: 'done', failureReason: 'Old' },
    ]
    await shop.db.insertInto('refunds').values(refunds).execute()
    ids['terminal-refund'] = await addOrder({ deliveryDate: tomorrow })
    const orderId = ids['terminal-refund']
    const atTerminal = { ...payment, orderId, id: newDocumentId(), reference: newDocumentId() }
    await shop.db
      .insertInto('payments')
      .values({ ...atTerminal, difference: null, atTerminal: 1 })
      .execute()
    const byHand = { ...refund, orderId, paymentId: atTerminal.id }
    await shop.db
      .insertInto('refunds')
      .values([
        { ...byHand, id: newDocumentId() },
        { ...byHand, id: newDocumentId(), orderId: ids.none, status: 'done' },
      ])
      .execute()
    ids.cancellation = await addOrder({ deliveryDate: tomorrow })
    const request = { orderId: ids.cancellation, requestedBy: 'seller', reason: 'Twice ordered' }
    const undecided = { decision: null, decidedBy: null, decidedAt: null }
    await shop.db
      .insertInto('cancellationRequests')
      .values({ id: newDocumentId(), requestedAt: noon, ...request, ...undecided })
      .execute()
    ids.suspicious = (await createUnconfirmedOrder(shop)).orderId
    await createUnconfirmedOrder(shop)
  })

  it.each(orderNeeds)('lists exactly the orders that it counts: %s', async (need) => {
    const found = await findNeeding(shop.db, need, noon)
    expect(found).toContain(ids[need])
    if (need !== 'suspicious') expect(found).toEqual([ids[need]])
    for (const sort of ['newest', 'delivery'] as const) {
      const listing = await resolveNeed(shop.db, { need, sort }, noon)
      const page = await listStaffOrders(shop.db, listing, { today, limit: 30 })
      expect(page.orders.map(({ id }) => id).toSorted()).toEqual(found.toSorted())
      expect(page.after).toBeNull()
    }
    const other = await resolveNeed(shop.db, { need, status: 'expired' } as const, noon)
    const none = await listStaffOrders(shop.db, other, { today, limit: 30 })
    expect(none.orders).toEqual([])
  })

  it('counts the needs of a super admin, and leaves those out of a seller’s page', async () => {
    const { needs, sales } = await readOverview(shop, 'superAdmin')
    const counts = new Map(needs.map(({ need, count }) => [need, count]))
    expect(counts.get('late')).toBe(1)
    expect(counts.get('suspicious')).toBe(2)
    expect(sales).not.toBeNull()
    const seller = await readOverview(shop, 'seller')
    expect(seller.sales).toBeNull()
    const hidden = needs
      .map(({ need }) => need)
      .filter((need) => !seller.needs.some((one) => one.need === need))
    expect(hidden).toEqual([
      'amount-differs',
      'refund-failed',
      'terminal-refund',
      'cancellation',
      'failed-jobs',
    ])
  })

  describe('the figures of the day', () => {
    it('compare with the same hours of the same weekday', async () => {
      const week = 7 * dayMs
      const place = (createdAt: number, captured: number) =>
        addOrder({ createdAt, captured, ...costing(captured), deliveryDate: '2027-01-01' })
      const before = await readOverview(shop, 'superAdmin')
      await place(noon, 300)
      await place(noon - week, 400)
      await place(noon - week + 1, 5000)
      await place(noon - 12 * 60 * 60_000 - 1, 6000)
      const { sales, placed, dayBefore } = await readOverview(shop, 'superAdmin')
      expect(dayBefore).toBe('2026-11-13')
      expect(sales?.now.revenue).toBe((before.sales?.now.revenue ?? 0) + 300)
      expect(sales?.before).toEqual({ revenue: 400, orders: 1 })
      expect(placed).toEqual({ now: before.placed.now + 1, before: 1 })
    })

    it('count the work and the deliveries of today', async () => {
      const before = await readOverview(shop, 'seller')
      await addOrder({ deliveryDate: today, status: 'delivered' })
      await addOrder({
        deliveryDate: today,
        status: 'preparing',
        paymentStatus: 'cash_due',
        ...costing(700),
      })
      await addOrder({ deliveryDate: '2026-11-13', status: 'delivered' })
      await addOrder({ deliveryDate: '2026-11-13', status: 'cancelled' })
      const { work, deliveries } = await readOverview(shop, 'seller')
      expect(work).toEqual({
        toMake: before.work.toMake + 1,
        toDeliver: before.work.toDeliver + 1,
        delivered: before.work.delivered + 1,
        cashDue: before.work.cashDue + 700,
      })
      expect(deliveries).toEqual({ now: before.deliveries.now + 2, before: 1 })
    })

    it('show the load of the next seven days', async () => {
      const { load } = await readOverview(shop, 'seller')
      const booked = await shop.db.selectFrom('slotBookings').selectAll().execute()
      expect(load.map(({ date }) => date)).toEqual(
        Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)),
      )
      for (const day of load) {
        const ofDay = booked.filter(({ date }) => date === day.date)
        expect(day.booked).toBe(ofDay.reduce((sum, one) => sum + one.booked, 0))
        expect(day.capacity).toBeGreaterThanOrEqual(1000)
      }
    })
  })

  it('lists the products that are low on stock, by any size', async () => {
    await shop.db.updateTable('products').set({ stock: 10 }).execute()
    const names = async (query?: string) => {
      await shop.search.refresh()
      const page = await listStaffProducts(shop, { state: 'low-stock', query }, 30)
      return page.products.map(({ name }) => name).toSorted()
    }
    await createProduct(shop, { name: 'Three left', stock: 3 })
    await createProduct(shop, { name: 'Four left', stock: 4 })
    await createProduct(shop, { name: 'None left', stock: 0 })
    await createProduct(shop, { name: 'Made to order', stock: null })
    expect(await names()).toEqual(['None left', 'Three left'])
    expect(await names('left')).toEqual(['None left', 'Three left'])
    const { needs } = await readOverview(shop, 'seller')
    expect(needs.find(({ need }) => need === 'low-stock')?.count).toBe(2)
  })
})
