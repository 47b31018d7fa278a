import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  bookedIn,
  orderOf,
  paymentsOf,
  refundsOf,
} from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  openCheckout,
  type PayableOrder,
  placeCardOrder,
} from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { edit, editOf } from '../../../../tests/support/order-edits.ts'
import { raceAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  createSlot,
  createZone,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import { decideDifference } from '../../payments/decide-difference.server.ts'
import type { PaymentReport } from '../../payments/payment-provider.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import { type EditedOrder, editOrder } from './edit-order.server.ts'

describeOnEachDatabase('an edit', (open) => {
  let shop: TestShop
  let order: PayableOrder
  let paid: PaymentReport
  let farther: string
  let nearer: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
    paid = shop.payments.pay(order.checkoutUrl)
    farther = (await createZone(shop, { name: 'Maadi', fee: 150 })).id
    nearer = (await createZone(shop, { name: 'Dokki', fee: 50 })).id
  })

  afterEach(async () => {
    await runAllJobs(shop)
    await expectInvariantsToHold(shop)
  })

  const hear = (on: TestShop) => completePayment(on, paid, 'webhook')
  const cancel = (on: TestShop) =>
    advanceOrder(on, {
      orderId: order.orderId,
      from: 'confirmed',
      to: 'cancelled',
      staffId: 'nadia',
      note: '',
      mayRefund: true,
    })
  const money = async () => {
    const { status, total, captured, refunded, due } = await orderOf(shop, order)
    return { status, total, captured, refunded, due }
  }
  const refusals = (results: readonly EditedOrder[]) =>
    results.map((result) => (result.ok ? 'ok' : result.refusal))

  describe('of a paid order', () => {
    beforeEach(() => hear(shop))

    it.each(['orders', 'refunds', 'order_events', 'audit_log'])(
      'refuses a second one that starts meanwhile, paused at %s',
      async (table) => {
        const first = await editOf(shop, order, { zoneId: nearer }, { seenTotal: 550 })
        const second = await editOf(shop, order, { zoneId: farther }, { seenTotal: 650 })
        const results = await raceAfterWritingTo(
          shop,
          table,
          (on) => editOrder(on, first),
          (on) => editOrder(on, second),
        )
        expect(refusals(results)).toEqual(['ok', 'changed-elsewhere'])
        await runAllJobs(shop)
        expect(await money()).toMatchObject({ total: 550, captured: 575, refunded: 25, due: 0 })
      },
    )

    it('is applied once after a double click', async () => {
      const request = await editOf(shop, order, { zoneId: nearer }, { seenTotal: 550 })
      const clicks = Array.from({ length: 6 }, () => editOrder(shop, request))
      expect(refusals(await Promise.all(clicks))).toEqual(clicks.map(() => 'ok'))
      expect((await refundsOf(shop, order)).map(({ amount }) => amount)).toEqual([25])
    })

    it.each(['orders', 'refunds'])(
      'and a cancellation return the whole payment, paused at %s',
      async (table) => {
        const request = await editOf(shop, order, { zoneId: nearer }, { seenTotal: 550 })
        await raceAfterWritingTo(shop, table, (on) => editOrder(on, request), cancel)
        await runAllJobs(shop)
        expect(await money()).toMatchObject({ status: 'cancelled', refunded: 575, due: 0 })
        expect(await bookedIn(shop)).toBe(0)
      },
    )

    it('is refused after a cancellation, and owes nothing', async () => {
      const request = await editOf(shop, order, { zoneId: farther }, { seenTotal: 650 })
      await edit(shop, order, { zoneId: farther }, { seenTotal: 650 })
      const results = await raceAfterWritingTo(shop, 'orders', cancel, (on) =>
        editOrder(on, { ...request, edited: { ...request.edited, cardMessage: 'Late' } }),
      )
      expect(results[1]).toMatchObject({ refusal: 'too-late-to-change' })
      await runAllJobs(shop)
      expect(await money()).toMatchObject({ status: 'cancelled', refunded: 575, due: 0 })
    })

    it.each(['slot_bookings'])(
      'and another order take the last place of a slot once, paused at %s',
      async (table) => {
        const other = await placeCardOrder(shop)
        const last = await createSlot(shop, { capacity: 1 })
        const requests = await Promise.all(
          [order, other].map((each) => editOf(shop, each, { slotId: last.id })),
        )
        const [first, second] = requests
        if (!first || !second) throw new Error('No requests.')
        const results = await raceAfterWritingTo(
          shop,
          table,
          (on) => editOrder(on, first),
          (on) => editOrder(on, second),
        )
        expect(refusals(results)).toEqual(['ok', 'slot-unavailable'])
        expect([await bookedIn(shop), await bookedIn(shop, last.id)]).toEqual([1, 1])
      },
    )

    it('lets two orders exchange their slots at once', async () => {
      const other = await createSlot(shop)
      const neighbour = await placeCardOrder(shop, {
        delivery: { date: tomorrow, slotId: other.id },
      })
      const there = await editOf(shop, order, { slotId: other.id })
      const here = await editOf(shop, neighbour, { slotId: shop.slot.id })
      const results = await Promise.all([editOrder(shop, there), editOrder(shop, here)])
      expect(refusals(results)).toEqual(['ok', 'ok'])
      expect([await bookedIn(shop), await bookedIn(shop, other.id)]).toEqual([1, 1])
    })
  })

  describe('that asks for more', () => {
    beforeEach(async () => {
      await hear(shop)
      await edit(shop, order, { zoneId: farther }, { seenTotal: 650 })
    })

    it.each(['orders', 'payment_events', 'payments'])(
      'is paid once by two webhooks, paused at %s',
      async (table) => {
        const url = await openCheckout(shop, order)
        const report = shop.payments.pay(url)
        const pay = (on: TestShop) => completePayment(on, report, 'webhook')
        await raceAfterWritingTo(shop, table, pay, pay)
        expect(await money()).toMatchObject({ captured: 650, refunded: 0, due: 0 })
      },
    )

    it('gives a payment back that comes after another edit', async () => {
      const report = shop.payments.pay(await openCheckout(shop, order))
      const request = await editOf(shop, order, { zoneId: shop.zone.id }, { seenTotal: 575 })
      await raceAfterWritingTo(
        shop,
        'orders',
        (on) => editOrder(on, request),
        (on) => completePayment(on, report, 'webhook'),
      )
      await runAllJobs(shop)
      expect(await money()).toMatchObject({ total: 575, captured: 650, refunded: 75, due: 0 })
    })

    it('is paid to the driver, and a payment after that is given back', async () => {
      const report = shop.payments.pay(await openCheckout(shop, order))
      const { orderId } = order
      const steps = [
        ['confirmed', 'preparing'],
        ['preparing', 'out_for_delivery'],
        ['out_for_delivery', 'delivered'],
      ] as const
      for (const [from, to] of steps) {
        const by = { staffId: 'nadia', note: '', confirmedDays: [tomorrow] }
        expect(await advanceOrder(shop, { orderId, from, to, ...by })).toEqual({ ok: true })
      }
      expect(await money()).toMatchObject({ status: 'delivered', captured: 650, due: 75 })
      await completePayment(shop, report, 'webhook')
      await runAllJobs(shop)
      expect(await money()).toMatchObject({ captured: 725, refunded: 75, due: 75 })
    })
  })

  describe('of an unpaid order', () => {
    const raise = () => editOf(shop, order, { zoneId: farther }, { seenTotal: 650 })

    it.each(['orders', 'order_events'])(
      'is not confirmed by a payment of the old price, paused at %s',
      async (table) => {
        const request = await raise()
        await raceAfterWritingTo(shop, table, (on) => editOrder(on, request), hear)
        const [payment] = await paymentsOf(shop, order)
        expect(payment).toMatchObject({ amount: 575, requestedAmount: 650, difference: 'open' })
        expect(await money()).toMatchObject({ status: 'awaiting_payment', total: 650 })
        const paymentId = payment?.id ?? ''
        await decideDifference(shop, { paymentId, decision: 'refund', staffId: 'nadia' })
        await runAllJobs(shop)
        expect(await money()).toMatchObject({ captured: 575, refunded: 575 })
      },
    )

    it.each(['orders', 'payments'])(
      'asks for more after a payment, paused at %s',
      async (table) => {
        const request = await raise()
        const results = await raceAfterWritingTo(shop, table, hear, (on) => editOrder(on, request))
        expect(refusals([results[1]])).toEqual(['ok'])
        expect(await money()).toMatchObject({ status: 'confirmed', captured: 575, due: 75 })
      },
    )

    it('opens a new payment page for the new price', async () => {
      await editOrder(shop, await raise())
      const url = await openCheckout(shop, order)
      expect(url).not.toBe(order.checkoutUrl)
      paid = shop.payments.pay(url)
      await hear(shop)
      expect(await money()).toMatchObject({ status: 'confirmed', captured: 650, due: 0 })
    })

    it('fails a payment page that was being opened for the old price', async () => {
      const other = await placeCardOrder(shop)
      await shop.db.deleteFrom('payments').where('orderId', '=', other.orderId).execute()
      const gate = shop.payments.pauseAt('open')
      const opening = openCheckout(shop, other).catch((error: Error) => error.message)
      await gate.reached
      await edit(shop, other, { zoneId: farther }, { seenTotal: 650 })
      gate.resume()
      expect(await opening).toContain('order-not-payable')
    })

    it('is refused while a payment with another amount waits for a decision', async () => {
      await completePayment(shop, shop.payments.pay(order.checkoutUrl, 500), 'webhook')
      expect(refusals([await editOrder(shop, await raise())])).toEqual(['amount-undecided'])
      expect(await edit(shop, order, { cardMessage: 'No new price' })).toEqual({ ok: true })
    })
  })
})
