import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  placeCardOrder,
  type TestOrder,
} from '../../../../tests/support/factories.ts'
import { bookedIn, orderOf, refundsOf, stockOf } from '../../../../tests/support/look-up.ts'
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
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import { type OrderStatus, orderStatuses, orderStatusProperties } from '../order-status.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { cancelOwnOrder } from './cancel-own-order.server.ts'
import { changeCardMessage } from './change-card-message.server.ts'
import { changeDelivery, type DeliveryChoice } from './change-delivery.server.ts'
import { changeRecipientPhone } from './change-recipient-phone.server.ts'

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

  const words = (to: string, from = 'Happy birthday', userId = order.userId) =>
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
    it('the words of the card, which the timeline remembers', async () => {
      expect(await words('كل سنة وأنتِ طيبة 🌷')).toEqual({ ok: true })
      expect((await orderOf(shop, order)).cardMessage).toBe('كل سنة وأنتِ طيبة 🌷')
      expect((await listEvents(shop.db, order.orderId)).at(-1)).toMatchObject({
        kind: 'card-changed',
        actor: 'customer',
        actorId: order.userId,
        from: 'confirmed',
        to: 'confirmed',
      })
    })

    it('the number that the driver calls', async () => {
      const change = { ...order, from: '+201001234567', to: '+201112223344' }
      expect(await changeRecipientPhone(shop, change)).toEqual({ ok: true })
      expect((await orderOf(shop, order)).recipient.phone).toBe('+201112223344')
    })

    it('the day: the new place is booked, and the old one given back', async () => {
      expect(await delivery({ date: dayAfterTomorrow })).toEqual({ ok: true })
      expect((await orderOf(shop, order)).delivery.date).toBe(dayAfterTomorrow)
      expect([await bookedOn(tomorrow), await bookedOn(dayAfterTomorrow)]).toEqual([0, 1])
    })

    it('the window of the same day', async () => {
      const evening = await createSlot(shop, { name: 'Evening', startMinute: 18 * 60 })
      expect(await delivery({ slotId: evening.id })).toEqual({ ok: true })
      expect((await orderOf(shop, order)).delivery).toMatchObject({
        date: tomorrow,
        slotName: 'Evening',
        startMinute: 18 * 60,
      })
      expect([await bookedOn(tomorrow), await bookedOn(tomorrow, evening.id)]).toEqual([0, 1])
    })

    it('nothing twice: a second click is granted, and leaves no second entry', async () => {
      await words('New words')
      expect(await words('New words')).toEqual({ ok: true })
      await delivery({ date: dayAfterTomorrow })
      expect(await delivery({ date: dayAfterTomorrow })).toEqual({ ok: true })
      expect(await kinds()).toEqual(['moved', 'card-changed', 'delivery-changed'])
      expect(await bookedIn(shop)).toBe(1)
    })

    it('nothing that was changed in another tab meanwhile', async () => {
      await words('From one tab')
      const refusal = { ok: false, refusal: 'changed-elsewhere' }
      expect(await words('From the other')).toEqual(refusal)
      await delivery({ date: dayAfterTomorrow })
      expect(await delivery({ date: addDays(tomorrow, 2) })).toEqual(refusal)
      expect((await orderOf(shop, order)).cardMessage).toBe('From one tab')
    })

    it('one thing after many clicks at once', async () => {
      const clicks = Array.from({ length: 8 }, () => delivery({ date: dayAfterTomorrow }))
      expect(await Promise.all(clicks)).toEqual(clicks.map(() => ({ ok: true })))
      expect(await kinds()).toEqual(['moved', 'delivery-changed'])
      expect(await bookedOn(dayAfterTomorrow)).toBe(1)
    })

    it.each(orderStatuses)('what they like as long as nobody prepares it: %s', async (status) => {
      await stand(status)
      const expected = orderStatusProperties[status].ownerMayChange
        ? { ok: true }
        : { ok: false, refusal: 'too-late-to-change', status }
      expect(await words('New words')).toEqual(expected)
      expect(await delivery({ date: dayAfterTomorrow })).toEqual(expected)
    })

    it('no order of somebody else, of which they do not even learn', async () => {
      const refusal = { ok: false, refusal: 'order-not-found' }
      const stranger = { ...order, userId: newDocumentId() }
      expect(await words('Mine now', 'Happy birthday', stranger.userId)).toEqual(refusal)
      expect(await delivery({ date: dayAfterTomorrow }, now(), stranger)).toEqual(refusal)
      expect(await cancelOwnOrder(shop, stranger)).toEqual(refusal)
      expect(await cancelOwnOrder(shop, { ...order, orderId: newDocumentId() })).toEqual(refusal)
      expect(await kinds()).toEqual(['moved'])
    })
  })

  describe('cannot move a delivery', () => {
    const unavailable = (state: string) => ({ ok: false, refusal: 'slot-unavailable', state })

    it('to a window that is full, and keeps the old one', async () => {
      const tight = await createSlot(shop, { capacity: 1 })
      await createOrder(shop, { delivery: { date: tomorrow, slotId: tight.id } })
      expect(await delivery({ slotId: tight.id })).toEqual(unavailable('full'))
      expect([await bookedOn(tomorrow), await bookedOn(tomorrow, tight.id)]).toEqual([1, 1])
    })

    it('to a window whose cut-off is over', async () => {
      const early = await createSlot(shop, { cutoffMinute: -12 * 60 })
      expect(await delivery({ slotId: early.id })).toEqual(unavailable('too-late'))
    })

    it('to a day on which the shop is closed', async () => {
      await shop.db
        .insertInto('deliveryClosures')
        .values({ date: dayAfterTomorrow, reason: 'Stocktaking' })
        .execute()
      expect(await delivery({ date: dayAfterTomorrow })).toEqual(unavailable('closed'))
    })

    it('to before its flowers can be ready', async () => {
      const slow = await createProduct(shop, { leadDays: 1 })
      const of = await createOrder(shop, { product: slow, paymentMethod: 'cash' })
      expect(await delivery({ date: today }, now(), of)).toEqual(unavailable('needs-more-time'))
    })

    it('to a window that does not exist', async () => {
      expect(await delivery({ slotId: newDocumentId() })).toEqual(unavailable('closed'))
    })

    it('to a day of another price, dearer or cheaper', async () => {
      await createPeakDay(shop, dayAfterTomorrow, { amount: 60 })
      const refusal = { ok: false, refusal: 'other-price' }
      expect(await delivery({ date: dayAfterTomorrow })).toEqual(refusal)
      const dear = { date: dayAfterTomorrow, slotId: shop.slot.id }
      const of = await createOrder(shop, { delivery: dear, seenDeliveryFee: 135 })
      expect(await delivery({ date: tomorrow }, dear, of)).toEqual(refusal)
    })

    it('except to one that is as dear as the old one, under its own name', async () => {
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

  it('who exchange their windows at once all get one', async () => {
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

  it('and the florist who begins at the same moment are told one story', async () => {
    const { orderId } = order
    const begin = {
      orderId,
      from: 'confirmed',
      to: 'preparing',
      staffId: 'staff',
      note: '',
    } as const
    const [changed, cancelled, begun] = await Promise.all([
      words('At the last moment'),
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
    it('an order to be paid at the door: nothing is due any more', async () => {
      expect(await cancelOwnOrder(shop, order)).toEqual({ ok: true })
      expect(await orderOf(shop, order)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'not_due',
      })
      expect([await stockOf(shop, order.product), await bookedIn(shop)]).toEqual([10, 0])
    })

    it('a paid order, and the money goes back by itself', async () => {
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

    it('once, however often they click', async () => {
      const paid = await placeCardOrder(shop)
      await completePayment(shop, shop.payments.pay(paid.checkoutUrl), 'webhook')
      const clicks = Array.from({ length: 6 }, () => cancelOwnOrder(shop, paid))
      expect(await Promise.all(clicks)).toEqual(clicks.map(() => ({ ok: true })))
      expect(await refundsOf(shop, paid)).toHaveLength(1)
      expect([await stockOf(shop, paid.product), await bookedIn(shop)]).toEqual([10, 1])
    })

    it('before the payment is heard of, which then goes back', async () => {
      const waiting = await placeCardOrder(shop)
      const news = shop.payments.pay(waiting.checkoutUrl)
      expect(await cancelOwnOrder(shop, waiting)).toEqual({ ok: true })
      await completePayment(shop, news, 'webhook')
      await runAllJobs(shop)
      expect(await orderOf(shop, waiting)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
      })
    })

    it.each(['preparing', 'out_for_delivery', 'delivered', 'expired'] as const)(
      'no more once it is %s',
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
