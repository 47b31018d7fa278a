import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, orderOf, paymentsOf, stockOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createProduct,
  lineOf,
  orderRequest,
  type PayableOrder,
  placeCardOrder,
} from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { raceAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  createSlot,
  minutes,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import type { Product } from '../../catalogue/product.ts'
import { placeOrder } from '../../checkout/place-order.server.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import type { PaymentReport } from '../../payments/payment-provider.ts'
import { requestRefund } from '../../payments/request-refund.server.ts'
import { startPayment } from '../../payments/start-payment.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { advanceOrder } from './advance-order.server.ts'
import { expireOrder } from './expire-order.server.ts'

/**
 * Two requests on separate connections: the first pauses inside its transaction, the second starts, then the first
 * continues.
 */
describeOnEachDatabase('two concurrent requests', (open) => {
  let shop: TestShop
  let order: PayableOrder
  let paid: PaymentReport

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
    paid = shop.payments.pay(order.checkoutUrl)
  })

  afterEach(async () => {
    await runAllJobs(shop)
    await expectInvariantsToHold(shop)
  })

  const race = <First, Second>(
    table: string,
    first: (shop: TestShop) => Promise<First>,
    second: (shop: TestShop) => Promise<Second>,
  ) => raceAfterWritingTo(shop, table, first, second)
  const move = (to: OrderStatus, from: OrderStatus = 'confirmed') => {
    const { orderId } = order
    const by = { staffId: 'nadia', note: '', confirmedDays: [tomorrow], mayRefund: true }
    return (on: TestShop) => advanceOrder(on, { ...by, orderId, from, to })
  }
  const hear = (source: 'webhook' | 'return') => (on: TestShop) => completePayment(on, paid, source)
  const standing = async () => {
    const { status, captured, refunded } = await orderOf(shop, order)
    return { status, captured, refunded }
  }

  it.each(['orders', 'payment_events', 'payments', 'order_events'])(
    'webhook and return apply the payment once, paused at %s',
    async (table) => {
      const [webhook, back] = await race(table, hear('webhook'), hear('return'))
      expect([webhook.kind, back.kind]).toEqual(['accepted', 'repeated'])
      expect(await standing()).toEqual({ status: 'confirmed', captured: 575, refunded: 0 })
    },
  )

  describe('expiry and payment', () => {
    const expire = (on: TestShop) => expireOrder(on, order)
    beforeEach(() => {
      shop.clock.now += minutes(31)
      shop.payments.availability = 'down'
    })
    afterEach(() => {
      shop.payments.availability = 'up'
    })

    it.each(['orders', 'order_events', 'slot_bookings', 'products'])(
      'let the payment reopen the order, paused at %s',
      async (table) => {
        await race(table, expire, hear('webhook'))
        expect(await standing()).toEqual({ status: 'confirmed', captured: 575, refunded: 0 })
        expect([await stockOf(shop, order.product), await bookedIn(shop)]).toEqual([9, 1])
      },
    )

    it.each(['orders', 'payment_events', 'order_events'])(
      'let the expiry ignore the order, paused at %s',
      async (table) => {
        await race(table, hear('webhook'), expire)
        expect(await standing()).toEqual({ status: 'confirmed', captured: 575, refunded: 0 })
      },
    )
  })

  it.each(['orders', 'order_events', 'products'])(
    'cancellation and payment refund the payment, paused at %s',
    async (table) => {
      await race(table, move('cancelled', 'awaiting_payment'), hear('webhook'))
      await runAllJobs(shop)
      expect(await standing()).toEqual({ status: 'cancelled', captured: 575, refunded: 575 })
    },
  )

  it('cancellation and a new payment never open a payment page for a cancelled order', async () => {
    const request = { orderId: order.orderId, userId: order.userId, method: 'wallet' } as const
    const cancel = move('cancelled', 'awaiting_payment')
    const [, payment] = await race('order_events', cancel, (on) => startPayment(on, request))
    expect(payment).toEqual({ ok: false, refusal: 'order-not-payable' })
    expect((await orderOf(shop, order)).paymentStatus).toBe('not_due')
  })

  it.each(['orders', 'payments', 'refunds', 'audit_log'])(
    'refunds record one refund, paused at %s',
    async (table) => {
      await completePayment(shop, paid, 'webhook')
      const paymentId = (await paymentsOf(shop, order))[0]?.id ?? ''
      const asked = { paymentId, amount: 300, seenLeft: 575, reason: 'Wilted', staffId: 'nadia' }
      const ask = (on: TestShop) => requestRefund(on, asked)
      const [first, second] = await race(table, ask, ask)
      expect(first).toEqual({ ok: true })
      expect(second).toEqual({ ok: false, refusal: 'refunded-meanwhile', left: 275 })
    },
  )

  describe('orders for the last place of a slot', () => {
    let slotId: string
    let tulips: Product
    const buy = (on: TestShop) =>
      placeOrder(
        on,
        orderRequest(on, { lines: [lineOf(tulips)], delivery: { date: tomorrow, slotId } }),
        newDocumentId(),
      )
    beforeEach(async () => {
      slotId = (await createSlot(shop, { capacity: 1 })).id
      tulips = await createProduct(shop)
    })

    it.each(['slot_bookings', 'products'])('let the first succeed, paused at %s', async (table) => {
      const [first, second] = await race(table, buy, buy)
      expect(first.ok).toBe(true)
      expect(second).toMatchObject({ refusal: 'slot-unavailable', state: 'full' })
      expect([await bookedIn(shop, slotId), await stockOf(shop, tulips)]).toEqual([1, 9])
    })

    // The order is written before the row of the slot is locked, so either may be the first to lock it.
    it('let one succeed, paused at orders', async () => {
      const answers = await race('orders', buy, buy)
      const refused = answers.filter(({ ok }) => !ok)
      expect(refused).toEqual([
        expect.objectContaining({ refusal: 'slot-unavailable', state: 'full' }),
      ])
      expect([await bookedIn(shop, slotId), await stockOf(shop, tulips)]).toEqual([1, 9])
    })
  })

  it.each(['orders', 'order_events', 'audit_log'])(
    'staff moves refuse the second with the current status, paused at %s',
    async (table) => {
      await completePayment(shop, paid, 'webhook')
      const [first, second] = await race(table, move('preparing'), move('cancelled'))
      expect(first).toEqual({ ok: true })
      expect(second).toEqual({ ok: false, refusal: 'changed-elsewhere', status: 'preparing' })
    },
  )
})
