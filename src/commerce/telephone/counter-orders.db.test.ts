import { beforeEach, describe, expect, it } from 'vitest'
import { createClaim, deliver } from '../../../tests/support/claims.ts'
import {
  attemptsOf,
  bookedIn,
  count,
  orderOf,
  paymentsOf,
  refundsOf,
  stockOf,
} from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createProduct,
  lineOf,
  orderRequest,
  placeCardOrder,
} from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { edit } from '../../../tests/support/order-edits.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { createUnconfirmedOrder } from '../../../tests/support/unconfirmed-orders.ts'
import type { Product } from '../catalogue/product.ts'
import { noRateLimit } from '../checkout/order-rate-limit.server.ts'
import { placeOnce } from '../checkout/place-order.server.ts'
import { replaceClaim } from '../claims/replace-claim.server.ts'
import { salesBetween } from '../insights/sales-store.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { noCashLimits } from '../orders/confirmation/cash-limits.ts'
import { paidForLines } from '../orders/discount.ts'
import { editedLinesOf } from '../orders/editing/edited-lines.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { exportOrders } from '../orders/staff/export-orders.server.ts'
import { listStaffOrders } from '../orders/staff/staff-order-list-store.server.ts'
import { completePayment } from '../payments/complete-payment.server.ts'
import { paymentLines } from '../payments/payment-lines.server.ts'
import { recordTerminalPayment } from '../payments/record-terminal-payment.server.ts'
import { recordTerminalRefund } from '../payments/record-terminal-refund.server.ts'
import { requestRefund } from '../payments/request-refund.server.ts'
import { startPayment } from '../payments/start-payment.server.ts'
import { placeTelephoneOrder } from './place-telephone-order.server.ts'
import type { TelephoneOrder } from './telephone-order.ts'

const owner = { staffId: 'nadia', mayDiscount: true }
const tenPercent = { kind: 'percent', value: 10, reason: 'A friend of the house' } as const

describeOnEachDatabase('orders at the counter', (open) => {
  let shop: TestShop
  let roses: Product
  let tulips: Product

  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop)
    tulips = await createProduct(shop, { name: 'Tulips', price: 333 })
  })

  const request = (change: Partial<TelephoneOrder> = {}): TelephoneOrder => ({
    ...orderRequest(shop, { lines: [lineOf(roses, 2), lineOf(tulips)] }),
    customerId: null,
    locale: 'en',
    paymentMethod: 'terminal',
    ...change,
  })

  const place = (order = request()) => placeTelephoneOrder(shop, order, owner)

  async function placed(change: Partial<TelephoneOrder> = {}) {
    const answer = await place(request(change))
    if (!answer.ok) throw new Error(answer.refusal)
    const order = await orderOf(shop, answer)
    const [payment] = await paymentsOf(shop, answer)
    return { ...answer, order, paymentId: payment?.id ?? '' }
  }

  const auditOf = async ({ orderId: subject }: { orderId: string }) => {
    const rows = await shop.db
      .selectFrom('auditLog')
      .select(['actorId', 'action', 'after'])
      .where('subject', '=', subject)
      .orderBy('at')
      .orderBy('action')
      .execute()
    return rows.map(({ after, ...row }) => ({ ...row, after: JSON.parse(after ?? 'null') }))
  }

  const refund = (order: { paymentId: string }, amount: number, more: object = {}) =>
    requestRefund(shop, {
      ...order,
      amount,
      seenLeft: 0,
      reason: 'Wilted',
      staffId: 'sara',
      ...more,
    })

  const ledger = async (of: { orderId: string }) => {
    const { captured, refunded, paymentStatus } = await orderOf(shop, of)
    return [captured, refunded, paymentStatus]
  }

  // Two bouquets of 500, tulips for 333, and the delivery for 75.
  const price = 1408

  describe('by card terminal', () => {
    it('are confirmed and paid at once, under the rules of the checkout', async () => {
      const { order, orderId } = await placed({ receipt: '0042' })
      expect(order).toMatchObject({
        status: 'confirmed',
        paymentMethod: 'terminal',
        paymentStatus: 'paid',
        captured: price,
        total: price,
        expiresAt: null,
      })
      expect([await stockOf(shop, roses), await bookedIn(shop)]).toEqual([8, 1])
      expect(await paymentsOf(shop, { orderId })).toMatchObject([
        { status: 'paid', amount: price, receipt: '0042', transactionId: null },
      ])
      expect(await auditOf({ orderId })).toEqual([
        {
          actorId: 'nadia',
          action: 'order.payment-recorded',
          after: { amount: price, receipt: '0042' },
        },
      ])
      await expectInvariantsToHold(shop)
    })

    it('are card payments for the version before, which fails on an unknown method', async () => {
      const { orderId } = await placed()
      const columns = ['orders.paymentMethod', 'payments.method', 'payments.transactionId'] as const
      const row = await shop.db
        .selectFrom('orders')
        .innerJoin('payments', 'payments.orderId', 'orders.id')
        .select(columns)
        .where('orders.id', '=', orderId)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ paymentMethod: 'card', method: 'card', transactionId: null })
    })

    it('are one order and one payment for two clicks', async () => {
      const order = request()
      const [first, second] = await Promise.all([place(order), place(order)])
      expect(second).toEqual(first)
      if (!first.ok) throw new Error(first.refusal)
      expect(await paymentsOf(shop, first)).toHaveLength(1)
      expect(await stockOf(shop, roses)).toBe(8)
      await expectInvariantsToHold(shop)
    })

    it('send the confirmation, and no reminder to pay', async () => {
      await placed()
      const sent = shop.mailer.sent.length
      await runAllJobs(shop)
      const subjects = shop.mailer.sent.slice(sent).map(({ email }) => email.subject)
      expect(subjects).toEqual([expect.stringContaining('Your flowers are confirmed')])
    })

    it('are listed and exported by their way to pay', async () => {
      const { orderId } = await placed()
      const online = await placeCardOrder(shop)
      const listed = async (method: 'terminal' | 'card') => {
        const options = { today: '2026-11-20', limit: 200 }
        const { orders } = await listStaffOrders(shop.db, { method }, options)
        const ids = orders.map(({ id }) => id)
        return [ids.includes(orderId), ids.includes(online.orderId)]
      }
      expect([await listed('terminal'), await listed('card')]).toEqual([
        [true, false],
        [false, true],
      ])
      const { text } = await exportOrders(shop, { method: 'terminal' })
      expect(text).toMatch(/,terminal,paid,/)
    })

    it('are not offered to customers', async () => {
      const order = request()
      const none = { rateLimit: noRateLimit, userId: 'mona', cashLimits: noCashLimits }
      const answer = await placeOnce<never>(shop, { request: order, ...none })
      expect(answer).toMatchObject({ refusal: 'method-not-offered' })
    })
  })

  describe('refunds on the terminal', () => {
    it('wait for a staff member, and never reach the provider', async () => {
      const order = await placed()
      expect(await refund(order, 400, { seenLeft: price })).toEqual({ ok: true })
      await runAllJobs(shop)
      const [asked] = await refundsOf(shop, order)
      expect([asked?.status, ...(await ledger(order))]).toEqual(['requested', price, 0, 'paid'])
      const refundId = asked?.id ?? ''
      expect(await recordTerminalRefund(shop, { refundId, staffId: 'sara' })).toEqual({ ok: true })
      expect(await ledger(order)).toEqual([price, 400, 'partially_refunded'])
      expect(await attemptsOf(shop, order)).toEqual([])
      expect((await auditOf(order)).map(({ action, actorId }) => [action, actorId])).toEqual([
        ['order.payment-recorded', 'nadia'],
        ['refund.recorded', 'sara'],
        ['refund.requested', 'sara'],
      ])
      await expectInvariantsToHold(shop)
    })

    it('are recorded once when two staff members record one at the same time', async () => {
      const order = await placed()
      await refund(order, 400, { seenLeft: price })
      const refundId = (await refundsOf(shop, order))[0]?.id ?? ''
      const answers = await Promise.all(
        ['sara', 'nadia', 'hoda'].map((staffId) =>
          recordTerminalRefund(shop, { refundId, staffId }),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await ledger(order)).toEqual([price, 400, 'partially_refunded'])
      await expectInvariantsToHold(shop)
    })

    it('are requested once when two staff members refund the whole payment', async () => {
      const order = await placed()
      const both = [
        refund(order, price, { seenLeft: price }),
        refund(order, price, { seenLeft: price }),
      ]
      expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1)
      expect(await refundsOf(shop, order)).toHaveLength(1)
    })

    it('are asked for by a cancellation, which leaves the rest to staff', async () => {
      const order = await placed()
      const move = { orderId: order.orderId, from: 'confirmed', to: 'cancelled' } as const
      await advanceOrder(shop, { ...move, note: 'Closed', staffId: 'nadia', mayRefund: true })
      await runAllJobs(shop)
      expect(await refundsOf(shop, order)).toMatchObject([{ status: 'requested', amount: price }])
      await expectInvariantsToHold(shop)
    })

    it('are left alone by a job of the version before', async () => {
      const order = await placed()
      await refund(order, 400, { seenLeft: price })
      const [asked] = await refundsOf(shop, order)
      await enqueueJob(shop.db, {
        kind: 'refund-payment',
        payload: { refundId: asked?.id ?? '' },
        runAt: noon,
        uniqueKey: `refund-payment:${asked?.id}`,
        now: noon,
      })
      await runAllJobs(shop)
      expect(await attemptsOf(shop, order)).toEqual([])
      expect(await ledger(order)).toEqual([price, 0, 'paid'])
    })

    it('do not record a refund of an online payment', async () => {
      const order = await placeCardOrder(shop)
      await completePayment(shop, shop.payments.pay(order.checkoutUrl), 'webhook')
      const paymentId = (await paymentsOf(shop, order))[0]?.id ?? ''
      await refund({ paymentId }, 100, { seenLeft: 575 })
      const refundId = (await refundsOf(shop, order))[0]?.id ?? ''
      expect(await recordTerminalRefund(shop, { refundId, staffId: 'sara' })).toEqual({
        ok: false,
        refusal: 'nothing-to-refund',
      })
    })
  })

  describe('a payment on the terminal for an existing order', () => {
    const record = (orderId: string, { staffId = 'sara', seenAmount = price } = {}) =>
      recordTerminalPayment(shop, { orderId, seenAmount, receipt: '', staffId })

    it('confirms an order that waited for its payment link', async () => {
      const { orderId } = await placed({ paymentMethod: 'card' })
      expect(await record(orderId)).toEqual({ ok: true })
      expect(await orderOf(shop, { orderId })).toMatchObject({
        status: 'confirmed',
        paymentMethod: 'terminal',
        paymentStatus: 'paid',
        captured: price,
      })
      await expectInvariantsToHold(shop)
    })

    it('confirms an unconfirmed cash order', async () => {
      const { orderId } = await createUnconfirmedOrder(shop)
      const { total } = await orderOf(shop, { orderId })
      expect(await record(orderId, { seenAmount: total })).toEqual({ ok: true })
      expect(await ledger({ orderId })).toEqual([total, 0, 'paid'])
      await expectInvariantsToHold(shop)
    })

    it('is recorded once when two staff members record it at the same time', async () => {
      const { orderId } = await placed({ paymentMethod: 'card' })
      const answers = await Promise.all(
        ['sara', 'nadia', 'hoda'].map((staffId) => record(orderId, { staffId })),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'nothing-to-pay' })
      expect(await ledger({ orderId })).toEqual([price, 0, 'paid'])
      await expectInvariantsToHold(shop)
    })

    it('and one online at the same time leave one, whichever comes first', async () => {
      const online = await placeCardOrder(shop)
      const [recorded] = await Promise.all([
        record(online.orderId, { seenAmount: 575 }),
        completePayment(shop, shop.payments.pay(online.checkoutUrl), 'webhook'),
      ])
      await runAllJobs(shop)
      const { captured, refunded } = await orderOf(shop, online)
      expect([recorded.ok, captured - refunded]).toEqual([recorded.ok, 575])
      expect(captured).toBe(recorded.ok ? 1150 : 575)
      await expectInvariantsToHold(shop)
    })

    it('settles the difference of an edit, and is refused at another amount', async () => {
      const { orderId, order } = await placed()
      const lines = [...editedLinesOf(order.lines)]
      const [first] = lines
      if (!first) throw new Error('No lines.')
      const more = [{ ...first, quantity: 3 }, ...lines.slice(1)]
      expect(await edit(shop, { orderId }, { lines: more }, { seenTotal: price + 500 })).toEqual({
        ok: true,
      })
      expect(await record(orderId)).toEqual({ ok: false, refusal: 'price-changed', total: 500 })
      expect(await record(orderId, { seenAmount: 500 })).toEqual({ ok: true })
      expect(await ledger({ orderId })).toEqual([price + 500, 0, 'paid'])
      await expectInvariantsToHold(shop)
    })
  })

  describe('a discount', () => {
    // A tenth of 1,333, rounded, is 133.
    const discounted = price - 133

    it('takes a share off the items, not off the delivery', async () => {
      const { order, orderId } = await placed({ discount: tenPercent })
      expect(order).toMatchObject({
        subtotal: 1200,
        deliveryFee: 75,
        total: discounted,
        captured: discounted,
        discount: { amount: 133, percent: 10, reason: tenPercent.reason },
      })
      expect(await auditOf({ orderId })).toContainEqual({
        actorId: 'nadia',
        action: 'order.discounted',
        after: { total: discounted, discount: 133, percent: 10, reason: tenPercent.reason },
      })
      await expectInvariantsToHold(shop)
    })

    it('takes at most the price of the items', async () => {
      const discount = { kind: 'amount', value: 5000, reason: 'Wilted' } as const
      const { order } = await placed({ discount })
      expect([order.discount?.amount, order.total]).toEqual([1333, 75])
      await expectInvariantsToHold(shop)
    })

    it('needs the permission, and leaves something to pay', async () => {
      const order = request({ discount: tenPercent })
      const bySeller = { staffId: 'sara', mayDiscount: false }
      expect(await placeTelephoneOrder(shop, order, bySeller)).toEqual({
        ok: false,
        refusal: 'discount-not-allowed',
      })
      await shop.db.updateTable('deliveryZones').set({ fee: 0 }).execute()
      const all = { ...tenPercent, value: 100 }
      const free = request({ discount: all, seenDeliveryFee: 0 })
      const orders = await count(shop, 'orders')
      expect(await place(free)).toEqual({ ok: false, refusal: 'nothing-to-pay' })
      expect([await count(shop, 'orders'), await stockOf(shop, roses)]).toEqual([orders, 10])
    })

    it('makes another order of a used key', async () => {
      const order = request()
      await place(order)
      expect(await place({ ...order, discount: tenPercent })).toMatchObject({
        refusal: 'placed-before',
      })
    })

    it('is a part of the price of the payment page', async () => {
      const { orderId, order } = await placed({ paymentMethod: 'card', discount: tenPercent })
      const started = await startPayment(shop, { orderId, userId: order.userId, method: 'card' })
      if (!started.ok) throw new Error(started.refusal)
      const lines = paymentLines(order)
      expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(discounted)
      await completePayment(shop, shop.payments.pay(started.checkoutUrl), 'webhook')
      expect(await ledger({ orderId })).toEqual([discounted, 0, 'paid'])
    })

    it('is refunded with its share by item: all items give back what was paid for them', async () => {
      const order = await placed({ discount: tenPercent })
      const [first = 0, second = 0] = paidForLines(order.order)
      expect([first, second]).toEqual([901, 299])
      await refund(order, first, { seenLeft: discounted, positions: [0] })
      const left = discounted - first
      expect(await refund(order, second, { seenLeft: left, positions: [1] })).toEqual({ ok: true })
      for (const { id: refundId } of await refundsOf(shop, order)) {
        await recordTerminalRefund(shop, { refundId, staffId: 'nadia' })
      }
      // The delivery is kept.
      expect(await ledger(order)).toEqual([discounted, 1200, 'partially_refunded'])
      await expectInvariantsToHold(shop)
    })

    it.each([
      ['a percentage follows the items', tenPercent, 833, 83],
      ['an amount stays', { kind: 'amount', value: 200, reason: 'Late' }, 833, 200],
      ['an amount is at most the items', { kind: 'amount', value: 1000, reason: 'Late' }, 833, 833],
    ] as const)('stays consistent in an edit: %s', async (_rule, discount, items, amount) => {
      const { order, orderId } = await placed({ discount })
      const [first, second] = editedLinesOf(order.lines)
      if (!first || !second) throw new Error('No lines.')
      const lines = [{ ...first, quantity: 1 }, second]
      const seenTotal = items - amount + 75
      expect(await edit(shop, { orderId }, { lines }, { seenTotal })).toEqual({ ok: true })
      const edited = await orderOf(shop, { orderId })
      expect([edited.total, edited.discount?.amount]).toEqual([seenTotal, amount])
      const sum = (await refundsOf(shop, { orderId })).reduce((all, one) => all + one.amount, 0)
      expect(sum).toBe(order.total - seenTotal)
      await expectInvariantsToHold(shop)
    })

    it('is not carried over to a free replacement', async () => {
      const { order: of, orderId } = await placed({ discount: tenPercent })
      const order = { orderId, userId: of.userId }
      await deliver(shop, order)
      const replaced = await replaceClaim(shop, {
        claimId: await createClaim(shop, order),
        staffId: 'nadia',
        message: '',
        lines: [{ position: 0, quantity: 1 }],
        delivery: { date: '2026-11-22', slotId: shop.slot.id },
      })
      expect(replaced).toEqual({ ok: true })
      await expectInvariantsToHold(shop)
    })

    it('does not count as a sale', async () => {
      const sales = () => salesBetween(shop.db, { from: noon - 1, until: noon + 1 })
      const before = await sales()
      await placed({ discount: tenPercent })
      expect((await sales()).revenue - before.revenue).toBe(discounted)
    })

    it('has its own column and reason in the export', async () => {
      await placed({ discount: tenPercent })
      const { text } = await exportOrders(shop, { method: 'terminal' })
      expect(text).toContain('flowers,discount,discount reason,delivery fee,total')
      expect(text).toContain(`1333,133,${tenPercent.reason},75,${discounted}`)
    })
  })
})
