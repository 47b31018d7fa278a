import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, orderOf, refundsOf, stockOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  placeCardOrder,
  type TestOrder,
} from '../../../../tests/support/factories.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  createPeakDay,
  createSlot,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { addDays } from '../../delivery/cairo-time.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import type { DeliveryChoice } from '../exchange-slot.server.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import { type OrderStatus, orderStatusProperties } from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { cancelOwnOrder } from './cancel-own-order.server.ts'
import { changeDelivery } from './change-delivery.server.ts'
import { changeCardMessage, changeRecipientPhone } from './change-own-order.server.ts'

const dayAfterTomorrow = addDays(tomorrow, 1)

describeOnEachDatabase('the owner of an order', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createOrder(shop, { paymentMethod: 'cash' })
  })

  afterEach(async () => {
    await shop.db.deleteFrom('deliveryPeakDays').execute()
    await shop.db.deleteFrom('deliveryClosures').execute()
  })

  const changeCard = (to: string, from = 'Happy birthday', userId = order.userId) =>
    changeCardMessage(shop, { ...order, userId, from, to })
  const now = (): DeliveryChoice => ({ date: tomorrow, slotId: shop.slot.id })
  const delivery = (to: Partial<DeliveryChoice>, from = now(), of = order) =>
    changeDelivery(shop, { ...of, from, to: { ...now(), ...to } })
  const kinds = async () => (await listEvents(shop.db, order.orderId)).map(({ kind }) => kind)
  const stand = (status: OrderStatus, of = order) =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', of.orderId).execute()
  const bookedOn = async (date: string, slotId = shop.slot.id) => {
    const row = await shop.db
      .selectFrom('slotBookings')
      .select('booked')
      .where('date', '=', date)
      .where('slotId', '=', slotId)
      .executeTakeFirst()
    return row?.booked ?? 0
  }

  describe('changes', () => {
    it('the card message, with an event in the timeline', async () => {
      expect(await changeCard('كل سنة وأنتِ طيبة 🌷')).toEqual({ ok: true })
      expect((await orderOf(shop, order)).cardMessage).toBe('كل سنة وأنتِ طيبة 🌷')
      expect((await listEvents(shop.db, order.orderId)).at(-1)).toMatchObject({
        kind: 'card-changed',
        actor: 'customer',
        actorId: order.userId,
        from: 'confirmed',
        to: 'confirmed',
      })
    })

    it('the phone number of the recipient', async () => {
      const change = { ...order, from: '+201001234567', to: '+201112223344' }
      expect(await changeRecipientPhone(shop, change)).toEqual({ ok: true })
      expect((await orderOf(shop, order)).recipient.phone).toBe('+201112223344')
    })

    it('the day: reserves the new slot and releases the old one', async () => {
      expect(await delivery({ date: dayAfterTomorrow })).toEqual({ ok: true })
      expect((await orderOf(shop, order)).delivery.date).toBe(dayAfterTomorrow)
      expect([await bookedOn(tomorrow), await bookedOn(dayAfterTomorrow)]).toEqual([0, 1])
    })

    it('the day, with one email about the new one', async () => {
      await runAllJobs(shop)
      const before = shop.mailer.sent.length
      await delivery({ date: dayAfterTomorrow })
      await delivery({ date: dayAfterTomorrow })
      await runAllJobs(shop)
      const mails = shop.mailer.sent.slice(before)
      expect(mails).toMatchObject([{ email: { heading: 'Your delivery time has changed' } }])
      expect(mails[0]?.email.preview).toContain('22 November')
    })

    it('the slot on the same day', async () => {
      const evening = await createSlot(shop, { name: 'Evening', startMinute: 18 * 60 })
      expect(await delivery({ slotId: evening.id })).toEqual({ ok: true })
      expect((await orderOf(shop, order)).delivery).toMatchObject({
        date: tomorrow,
        slotName: 'Evening',
        startMinute: 18 * 60,
      })
      expect([await bookedOn(tomorrow), await bookedOn(tomorrow, evening.id)]).toEqual([0, 1])
    })

    it('nothing twice: a second click succeeds without a second event', async () => {
      await changeCard('New message')
      expect(await changeCard('New message')).toEqual({ ok: true })
      await delivery({ date: dayAfterTomorrow })
      expect(await delivery({ date: dayAfterTomorrow })).toEqual({ ok: true })
      expect(await kinds()).toEqual(['moved', 'card-changed', 'delivery-changed'])
      expect(await bookedIn(shop)).toBe(1)
    })

    it('nothing that another tab changed meanwhile', async () => {
      await changeCard('From one tab')
      const refusal = { ok: false, refusal: 'changed-elsewhere' }
      expect(await changeCard('From the other')).toEqual(refusal)
      await delivery({ date: dayAfterTomorrow })
      expect(await delivery({ date: addDays(tomorrow, 2) })).toEqual(refusal)
      expect((await orderOf(shop, order)).cardMessage).toBe('From one tab')
    })

    it('the order once after concurrent clicks', async () => {
      const clicks = Array.from({ length: 8 }, () => delivery({ date: dayAfterTomorrow }))
      expect(await Promise.all(clicks)).toEqual(clicks.map(() => ({ ok: true })))
      expect(await kinds()).toEqual(['moved', 'delivery-changed'])
      expect(await bookedOn(dayAfterTomorrow)).toBe(1)
    })

    it.each(orderStatuses)('the order only before preparation: %s', async (status) => {
      await stand(status)
      const { ownerMayChange, ownerMayReschedule } = orderStatusProperties[status]
      const refused = { ok: false, refusal: 'too-late-to-change', status }
      expect(await changeCard('New message')).toEqual(ownerMayChange ? { ok: true } : refused)
      // Also after a failed delivery.
      const moved = ownerMayReschedule ? { ok: true } : refused
      expect(await delivery({ date: dayAfterTomorrow })).toEqual(moved)
    })

    it('no order of another customer, and does not learn whether it exists', async () => {
      const refusal = { ok: false, refusal: 'order-not-found' }
      const stranger = { ...order, userId: newDocumentId() }
      expect(await changeCard('Mine now', 'Happy birthday', stranger.userId)).toEqual(refusal)
      expect(await delivery({ date: dayAfterTomorrow }, now(), stranger)).toEqual(refusal)
      expect(await cancelOwnOrder(shop, stranger)).toEqual(refusal)
      expect(await cancelOwnOrder(shop, { ...order, orderId: newDocumentId() })).toEqual(refusal)
      expect(await kinds()).toEqual(['moved'])
    })
  })

  describe('cannot move a delivery', () => {
    const unavailable = (state: string) => ({ ok: false, refusal: 'slot-unavailable', state })

    it('to a full slot, and keeps the old one', async () => {
      const tight = await createSlot(shop, { capacity: 1 })
      await createOrder(shop, { delivery: { date: tomorrow, slotId: tight.id } })
      expect(await delivery({ slotId: tight.id })).toEqual(unavailable('full'))
      expect([await bookedOn(tomorrow), await bookedOn(tomorrow, tight.id)]).toEqual([1, 1])
    })

    it('to a slot after its cut-off', async () => {
      const early = await createSlot(shop, { cutoffMinute: -12 * 60 })
      expect(await delivery({ slotId: early.id })).toEqual(unavailable('too-late'))
    })

    it('to a closed day', async () => {
      await shop.db
        .insertInto('deliveryClosures')
        .values({ date: dayAfterTomorrow, reason: 'Stocktaking' })
        .execute()
      expect(await delivery({ date: dayAfterTomorrow })).toEqual(unavailable('closed'))
    })

    it('to a day before its lead days are over', async () => {
      const slow = await createProduct(shop, { leadDays: 1 })
      const of = await createOrder(shop, { product: slow, paymentMethod: 'cash' })
      expect(await delivery({ date: today }, now(), of)).toEqual(unavailable('needs-more-time'))
    })

    it('to an unknown slot', async () => {
      expect(await delivery({ slotId: newDocumentId() })).toEqual(unavailable('closed'))
    })

    it('to a day with a higher or lower price', async () => {
      await createPeakDay(shop, dayAfterTomorrow, { amount: 60 })
      const refusal = { ok: false, refusal: 'other-price' }
      expect(await delivery({ date: dayAfterTomorrow })).toEqual(refusal)
      const dear = { date: dayAfterTomorrow, slotId: shop.slot.id }
      const of = await createOrder(shop, { delivery: dear, seenDeliveryFee: 135 })
      expect(await delivery({ date: tomorrow }, dear, of)).toEqual(refusal)
    })

    it('except to a day with the same surcharge', async () => {
      await createPeakDay(shop, tomorrow, { name: 'Mother’s Day' })
      await createPeakDay(shop, dayAfterTomorrow, { name: 'The day after' })
      const of = await createOrder(shop, { seenDeliveryFee: 135 })
      expect(await delivery({ date: dayAfterTomorrow }, now(), of)).toEqual({ ok: true })
      expect(await orderOf(shop, of)).toMatchObject({
        surcharge: { name: 'The day after', amount: 60 },
        total: 635,
      })
    })
  })

  it('can swap slots with another customer concurrently without a deadlock', async () => {
    const other = await createSlot(shop)
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const slotId = index % 2 === 0 ? shop.slot.id : other.id
        return createOrder(shop, { paymentMethod: 'cash', delivery: { date: tomorrow, slotId } })
      }),
    )
    const moves = pairs.map((of, index) => {
      const from = { date: tomorrow, slotId: index % 2 === 0 ? shop.slot.id : other.id }
      const to = { date: tomorrow, slotId: index % 2 === 0 ? other.id : shop.slot.id }
      return changeDelivery(shop, { ...of, from, to })
    })
    expect(await Promise.all(moves)).toEqual(moves.map(() => ({ ok: true })))
    expect([await bookedOn(tomorrow), await bookedOn(tomorrow, other.id)]).toEqual([4, 3])
  })

  it('gets a consistent result when preparation starts concurrently', async () => {
    const { orderId } = order
    const begin = {
      orderId,
      from: 'confirmed',
      to: 'preparing',
      staffId: 'staff',
      note: '',
    } as const
    const [changed, cancelled, begun] = await Promise.all([
      changeCard('At the last moment'),
      cancelOwnOrder(shop, order),
      advanceOrder(shop, begin),
    ])
    const { status, cardMessage } = await orderOf(shop, order)
    expect(status).toBe(begun.ok ? 'preparing' : 'cancelled')
    expect(cancelled.ok).toBe(!begun.ok)
    if (!changed.ok) expect(changed).toMatchObject({ refusal: 'too-late-to-change' })
    expect(cardMessage === 'At the last moment').toBe(changed.ok)
  })

  describe('cancels', () => {
    it('a cash order: nothing is due', async () => {
      expect(await cancelOwnOrder(shop, order)).toEqual({ ok: true })
      expect(await orderOf(shop, order)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'not_due',
      })
      expect([await stockOf(shop, order.product), await bookedIn(shop)]).toEqual([10, 0])
    })

    it('a paid order, which is refunded automatically', async () => {
      const paid = await placeCardOrder(shop)
      await completePayment(shop, shop.payments.pay(paid.checkoutUrl), 'webhook')
      expect(await cancelOwnOrder(shop, paid)).toEqual({ ok: true })
      await runAllJobs(shop)
      expect(shop.payments.refunds).toMatchObject([{ amount: 575 }])
      expect(await orderOf(shop, paid)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
        captured: 575,
        refunded: 575,
      })
      expect((await listEvents(shop.db, paid.orderId)).at(-1)).toMatchObject({
        to: 'cancelled',
        actor: 'customer',
        actorId: paid.userId,
      })
    })

    it('once for many clicks', async () => {
      const paid = await placeCardOrder(shop)
      await completePayment(shop, shop.payments.pay(paid.checkoutUrl), 'webhook')
      const clicks = Array.from({ length: 6 }, () => cancelOwnOrder(shop, paid))
      expect(await Promise.all(clicks)).toEqual(clicks.map(() => ({ ok: true })))
      expect(await refundsOf(shop, paid)).toHaveLength(1)
      expect([await stockOf(shop, paid.product), await bookedIn(shop)]).toEqual([10, 1])
    })

    it('before the webhook, and the payment is refunded', async () => {
      const waiting = await placeCardOrder(shop)
      const event = shop.payments.pay(waiting.checkoutUrl)
      expect(await cancelOwnOrder(shop, waiting)).toEqual({ ok: true })
      await completePayment(shop, event, 'webhook')
      await runAllJobs(shop)
      expect(await orderOf(shop, waiting)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
      })
    })

    it.each(['preparing', 'out_for_delivery', 'delivered', 'expired'] as const)(
      'no order that is %s',
      async (status) => {
        await stand(status)
        expect(await cancelOwnOrder(shop, order)).toEqual({
          ok: false,
          refusal: 'too-late-to-change',
          status,
        })
        expect(await bookedIn(shop)).toBe(1)
      },
    )
  })
})
