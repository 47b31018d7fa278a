import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { auditOf, watchAudit } from '../../../../tests/support/audit.ts'
import { bookedIn } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  orderRequest,
  type TestOrder,
} from '../../../../tests/support/factories.ts'
import { blockAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import {
  createSlot,
  minutes,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import type { Product } from '../../catalogue/product.ts'
import { placeOrder } from '../../checkout/place-order.server.ts'
import { changeDelivery } from '../../orders/customer/change-delivery.server.ts'
import { readBoard } from '../../orders/staff/read-board.server.ts'
import { placeTelephoneOrder } from '../../telephone/place-telephone-order.server.ts'
import { readTelephoneOptions } from '../../telephone/telephone-options.server.ts'
import type { DeliverySlot } from '../delivery-slot.ts'
import { readOrderPause } from '../read-calendar.server.ts'
import { pauseOrders, resumeOrders } from './pause-orders.server.ts'
import { setDayCapacity } from './set-day-capacity.server.ts'

const nadia = 'nadia'

describeOnEachDatabase('the workload', (open) => {
  let shop: TestShop
  let roses: Product
  let slot: DeliverySlot
  beforeEach(async () => {
    await open().db.deleteFrom('orderPauses').execute()
    shop = await openTestShop(open())
    roses = await createProduct(shop, { stock: null })
    slot = await createSlot(shop, { capacity: 3 })
  })

  const request = (date = tomorrow) =>
    orderRequest(shop, { lines: [lineOf(roses)], delivery: { date, slotId: slot.id } })
  const buy = (on = shop, of = request()) => placeOrder(on, of, newDocumentId())
  /** From the slot of the shop to the other one. */
  const moveOf = ({ orderId, userId }: TestOrder) => ({
    ...{ orderId, userId },
    from: { date: tomorrow, slotId: shop.slot.id },
    to: { date: tomorrow, slotId: slot.id },
  })
  const placed = { ok: true, orderId: expect.any(String) }

  describe('a pause of new orders', () => {
    it('refuses customers until staff end it, with an entry in the log', async () => {
      const entries = await watchAudit(shop.db)
      expect(await pauseOrders(shop, { until: null }, nadia)).toEqual({ ok: true })
      expect(await buy()).toEqual({ ok: false, refusal: 'orders-paused', until: null })
      expect(await readOrderPause(shop)).toEqual({ until: null })
      expect(await bookedIn(shop, slot.id)).toBe(0)
      shop.clock.now++
      expect(await resumeOrders(shop, nadia)).toEqual({ ok: true })
      expect(await readOrderPause(shop)).toBeNull()
      expect(await buy()).toEqual(placed)
      const actions = (await entries()).map(({ action }) => action)
      expect(actions.filter((action) => action.startsWith('orders.'))).toEqual([
        'orders.paused',
        'orders.resumed',
      ])
    })

    it('ends by itself', async () => {
      const until = shop.clock.now + minutes(30)
      await pauseOrders(shop, { until }, nadia)
      expect(await buy()).toEqual({ ok: false, refusal: 'orders-paused', until })
      shop.clock.now = until
      expect(await readOrderPause(shop)).toBeNull()
      expect(await buy()).toEqual(placed)
    })

    it('is refused with an end in the past, and ended once', async () => {
      const refused = { ok: false, refusal: 'until-invalid' }
      expect(await pauseOrders(shop, { until: shop.clock.now }, nadia)).toEqual(refused)
      expect(await resumeOrders(shop, nadia)).toEqual({ ok: false, refusal: 'changed-elsewhere' })
      await pauseOrders(shop, { until: null }, nadia)
      const ended = await Promise.all([resumeOrders(shop, nadia), resumeOrders(shop, 'hany')])
      expect(ended.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('is not replaced by staff who did not see it, but once it has ended', async () => {
      const changed = { ok: false, refusal: 'changed-elsewhere' }
      const until = shop.clock.now + minutes(60)
      const both = [pauseOrders(shop, { until: null }, nadia), pauseOrders(shop, { until }, 'hany')]
      expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1)
      expect(await pauseOrders(shop, { until }, nadia)).toEqual(changed)
      await resumeOrders(shop, nadia)
      expect(await pauseOrders(shop, { until }, nadia)).toEqual({ ok: true })
      shop.clock.now = until
      expect(await pauseOrders(shop, { until: null }, nadia)).toEqual({ ok: true })
      expect(await readOrderPause(shop)).toEqual({ until: null })
    })

    it('lets staff take orders on the telephone, and customers change and repeat theirs', async () => {
      const userId = newDocumentId()
      const first = request()
      const own = await createOrder(shop, { product: roses })
      expect(await placeOrder(shop, first, userId)).toEqual(placed)
      await pauseOrders(shop, { until: null }, nadia)
      expect(await placeOrder(shop, first, userId)).toEqual(placed)
      const by = { staffId: nadia, mayDiscount: false }
      const telephone = { ...request(), customerId: null, locale: 'en' } as const
      expect(await placeTelephoneOrder(shop, telephone, by)).toEqual(placed)
      expect(await changeDelivery(shop, moveOf(own))).toEqual({ ok: true })
    })

    it('takes or refuses an order that is placed at the same moment, and none afterwards', async () => {
      const paused = blockAfterWritingTo(shop, 'slot_bookings')
      const buying = buy(paused.shop)
      await paused.reached
      const pausing = pauseOrders(shop, { until: null }, nadia)
      paused.resume()
      expect([await buying, await pausing]).toEqual([placed, { ok: true }])
      expect(await buy()).toMatchObject({ refusal: 'orders-paused' })
      expect(await bookedIn(shop, slot.id)).toBe(1)
    })

    it('waits for no order, and lets none wait for it', async () => {
      const blocked = blockAfterWritingTo(shop, 'order_pauses')
      const pausing = pauseOrders(blocked.shop, { until: null }, nadia)
      await blocked.reached
      const buying = buy()
      blocked.resume()
      await pausing
      const bought = await buying
      // SQLite writes one transaction after the other.
      if (!bought.ok) expect(bought.refusal).toBe('orders-paused')
      expect(await bookedIn(shop, slot.id)).toBe(bought.ok ? 1 : 0)
      expect(await buy()).toMatchObject({ refusal: 'orders-paused' })
    })
  })

  describe('the capacity of a day', () => {
    const set = (capacity: number | null, seen: number, date = tomorrow) => {
      // The log is in the order of time.
      shop.clock.now++
      return setDayCapacity(shop, { date, slotId: slot.id, capacity, seen }, nadia)
    }
    const shown = async () => {
      const { slots } = await readBoard(shop, tomorrow)
      return slots.find(({ id }) => id === slot.id)
    }

    it('stops new orders at its number, on that day alone, with an entry in the log', async () => {
      expect(await set(1, 3)).toEqual({ ok: true })
      expect(await shown()).toMatchObject({ capacity: 1, usual: 3, booked: 0 })
      expect(await buy()).toEqual(placed)
      const full = { ok: false, refusal: 'slot-unavailable', state: 'full' }
      expect(await buy()).toEqual(full)
      expect(await buy(shop, request('2026-11-22'))).toEqual(placed)
      expect(await set(2, 1)).toEqual({ ok: true })
      expect(await buy()).toEqual(placed)
      expect(await buy()).toEqual(full)
      const entry = (await auditOf(shop.db, tomorrow)).at(-1)
      expect(entry).toMatchObject({ action: 'delivery-capacity.changed', actorId: nadia })
      expect(JSON.parse(entry?.after ?? '')).toEqual({ slot: slot.name, capacity: 2 })
    })

    it('can be higher than usual, and follows the slot again', async () => {
      await set(4, 3)
      for (let count = 0; count < 4; count++) expect(await buy()).toEqual(placed)
      expect(await set(null, 4)).toEqual({ ok: true })
      expect(await shown()).toMatchObject({ capacity: 3, usual: 3, booked: 4 })
      expect(await buy()).toMatchObject({ state: 'full' })
    })

    it('below the number of bookings keeps the booked orders', async () => {
      await buy()
      await buy()
      expect(await set(0, 3)).toEqual({ ok: true })
      expect(await shown()).toMatchObject({ capacity: 0, booked: 2 })
      expect(await buy()).toMatchObject({ state: 'full' })
    })

    it('counts in what staff offer on the telephone', async () => {
      await set(2, 3)
      await buy()
      const { days } = await readTelephoneOptions(shop, { productIds: [roses.id] })
      const slots = days.find(({ date }) => date === tomorrow)?.slots ?? []
      expect(slots.find(({ id }) => id === slot.id)?.left).toBe(1)
    })

    it('holds for a customer who moves an order to the slot', async () => {
      const own = await createOrder(shop, { product: roses })
      await set(0, 3)
      expect(await changeDelivery(shop, moveOf(own))).toMatchObject({
        refusal: 'slot-unavailable',
        state: 'full',
      })
    })

    it('refuses other values than numbers, past days, unknown slots and outdated editors', async () => {
      const refusals = [
        await set(-1, 3),
        await set(1.5, 3),
        await set(1001, 3),
        await set(1, 3, '2026-11-19'),
        await set(1, 2),
        await setDayCapacity(
          shop,
          { date: today, slotId: newDocumentId(), capacity: 1, seen: 1 },
          nadia,
        ),
      ]
      expect(refusals.map((refused) => !refused.ok && refused.refusal)).toEqual([
        ...['capacity-invalid', 'capacity-invalid', 'capacity-invalid'],
        ...['day-invalid', 'changed-elsewhere', 'slot-not-found'],
      ])
    })

    it('is changed by the first of two editors', async () => {
      const changed = await Promise.all([set(1, 3), set(2, 3)])
      expect(changed.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('is lowered while orders are placed: none is lost, and none comes after', async () => {
      const paused = blockAfterWritingTo(shop, 'slot_bookings')
      const buying = buy(paused.shop)
      await paused.reached
      const lowering = set(0, 3)
      paused.resume()
      expect([await buying, await lowering]).toEqual([placed, { ok: true }])
      const answers = await Promise.all([buy(), buy(), buy()])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(0)
      expect(await bookedIn(shop, slot.id)).toBe(1)
    })
  })
})
