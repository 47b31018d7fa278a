import { beforeEach, describe, expect, it } from 'vitest'
import { jobKindNames } from '#database/stored-names.ts'
import { createClaim, deliver } from '../../../tests/support/claims.ts'
import { paymentsOf } from '../../../tests/support/database-reads.ts'
import { deleteOrders } from '../../../tests/support/delete-orders.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  openCheckout,
  type PayableOrder,
  placeCardOrder,
} from '../../../tests/support/factories.ts'
import { edit } from '../../../tests/support/order-edits.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { createUnconfirmedOrder } from '../../../tests/support/unconfirmed-orders.ts'
import { replaceClaim } from '../claims/replace-claim.server.ts'
import { scheduleRecurringJobs } from '../jobs/job-loop.server.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { completePayment } from '../payments/complete-payment.server.ts'
import { decideDifference } from '../payments/decide-difference.server.ts'
import { requestRefund } from '../payments/request-refund.server.ts'
import { checkInvariants, findViolations, nextInvariantCheck } from './check-invariants.server.ts'

const day = minutes(24 * 60)

describe('nextInvariantCheck', () => {
  it.each([
    ['in the evening', Date.UTC(2026, 10, 20, 19), Date.UTC(2026, 10, 21, 1, 30)],
    ['after midnight', Date.UTC(2026, 10, 20, 23), Date.UTC(2026, 10, 21, 1, 30)],
    ['at half past three', Date.UTC(2026, 10, 21, 1, 30), Date.UTC(2026, 10, 22, 1, 30)],
    ['in summer', Date.UTC(2026, 6, 1, 10), Date.UTC(2026, 6, 2, 0, 30)],
  ])('returns the next half past three in Cairo: %s', (_when, now, next) => {
    expect(nextInvariantCheck(now)).toBe(next)
  })
})

describeUseCase('findViolations', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    await deleteOrders(shop.db)
    for (const table of ['slotBookings', 'stockCounts', 'products'] as const) {
      await shop.db.deleteFrom(table).execute()
    }
    order = await placeCardOrder(shop)
    await completePayment(shop, shop.payments.pay(order.checkoutUrl), 'webhook')
  })

  const paymentId = async () => (await paymentsOf(shop, order))[0]?.id ?? ''
  const rules = async () => (await findViolations(shop.db)).map(({ rule }) => rule)
  const change = (set: Record<string, unknown>) =>
    shop.db.updateTable('orders').set(set).where('id', '=', order.orderId).execute()

  it('finds none after sales, cash, refunds, cancellations and double payments', async () => {
    await createOrder(shop, { paymentMethod: 'cash' })
    const twice = await placeCardOrder(shop)
    const url = await openCheckout(shop, twice)
    for (const report of [shop.payments.pay(twice.checkoutUrl), shop.payments.pay(url)]) {
      await completePayment(shop, report, 'webhook')
    }
    const cancelled = await placeCardOrder(shop)
    await advanceOrder(shop, {
      orderId: cancelled.orderId,
      from: 'awaiting_payment',
      to: 'cancelled',
      staffId: 'nadia',
      note: '',
    })
    expect(await findViolations(shop.db)).toEqual([])
    await requestRefund(shop, {
      paymentId: await paymentId(),
      amount: 100,
      seenLeft: 575,
      reason: 'A wilted rose',
      staffId: 'nadia',
    })
    expect(await findViolations(shop.db)).toEqual([])
    await runAllJobs(shop)
    shop.clock.now += minutes(31)
    await runAllJobs(shop)
    expect(await findViolations(shop.db)).toEqual([])
  })

  it.each<[string, Record<string, unknown>]>([
    ['a subtotal is the sum of its lines less the discount', { subtotal: 501, total: 576 }],
    ['captured equals the sum of captured payments', { captured: 576 }],
    [
      'a discount has a reason and is at most the price of the items',
      { discount: 501, subtotal: -1, total: 74 },
    ],
    [
      'a discount has a reason and is at most the price of the items',
      { discount: 51, subtotal: 449, total: 524, discountPercent: 10, discountReason: 'Late' },
    ],
    ['a slot has one booking per active order', { deliveryDate: '2026-12-24' }],
    ['an ended order is fully refunded', { status: 'cancelled' }],
    [
      'an order in progress is paid, due in cash or a free replacement',
      { paymentStatus: 'pending' },
    ],
  ])('reports a violation of: %s', async (rule, set) => {
    await change(set)
    expect(await rules()).toContain(rule)
  })

  it('allows more than the price on an order whose payment of another amount staff accepted', async () => {
    const odd = await placeCardOrder(shop)
    await completePayment(shop, shop.payments.pay(odd.checkoutUrl, 900), 'webhook')
    const [payment] = await paymentsOf(shop, odd)
    await decideDifference(shop, {
      paymentId: payment?.id ?? '',
      decision: 'accept',
      staffId: 'nadia',
    })
    const lines = [{ productId: odd.product.id, quantity: 2, addedTo: null }]
    expect(await edit(shop, odd, { lines }, { seenTotal: 1075 })).toEqual({ ok: true })
    const difference = shop.payments.pay(await openCheckout(shop, odd))
    await completePayment(shop, difference, 'webhook')
    expect(await findViolations(shop.db)).toEqual([])
  })

  it('reports a free order that no claim asked for, and an answer without its replacement', async () => {
    await deliver(shop, order)
    const claimId = await createClaim(shop, order)
    const replaced = await replaceClaim(shop, {
      claimId,
      staffId: 'nadia',
      message: '',
      lines: [{ position: 0, quantity: 1 }],
      delivery: { date: '2026-11-22', slotId: shop.slot.id },
    })
    expect(replaced).toEqual({ ok: true })
    expect(await rules()).toEqual([])
    await shop.db
      .updateTable('claims')
      .set({ replacementOrderId: null })
      .where('id', '=', claimId)
      .execute()
    expect(await rules()).toEqual([
      'an order in progress is paid, due in cash or a free replacement',
      'an answered claim has what its answer gives',
    ])
  })

  it('reports a cash order in progress without a proof, except one of an earlier version', async () => {
    const { orderId } = await createOrder(shop, { paymentMethod: 'cash' })
    const setProof = (cashProof: string) =>
      shop.db.updateTable('orders').set({ cashProof }).where('id', '=', orderId).execute()
    await setProof('none')
    expect(await rules()).toEqual(['a cash order in progress has a confirmed contact'])
    await setProof('unrecorded')
    expect(await rules()).toEqual([])
  })

  it('reports cash that was collected without a delivery, or not with it', async () => {
    const { orderId } = await createOrder(shop, { paymentMethod: 'cash' })
    const set = (state: { status?: string; paymentStatus?: string; captured?: number }) =>
      shop.db.updateTable('orders').set(state).where('id', '=', orderId).execute()
    await set({ status: 'delivered' })
    expect(await rules()).toEqual(['cash is collected with the delivery'])
    await set({ paymentStatus: 'cash_collected', captured: 575 })
    expect(await rules()).toEqual([])
    await set({ status: 'out_for_delivery' })
    expect(await rules()).toEqual(['cash is collected with the delivery'])
  })

  it('reports an unconfirmed cash order that reserves its slot ten minutes too long', async () => {
    await createUnconfirmedOrder(shop)
    const late = noon + minutes(25)
    expect(await findViolations(shop.db, late)).toEqual([])
    expect(await findViolations(shop.db, late + 1)).toMatchObject([
      { rule: 'an unconfirmed cash order expires on time' },
    ])
  })

  it('has no rule for refunds above captures: the database rejects them', async () => {
    await expect(change({ refunded: 576 })).rejects.toThrow()
    await expect(change({ refunded: -1 })).rejects.toThrow()
  })

  it.each([
    ['done while it is not', 'requested', 'done', 100],
    ['of a different amount', 'done', 'done', 99],
    ['unknown while it is refused', 'refused', 'unknown', 100],
  ])('reports a refund whose attempt is %s', async (_how, status, outcome, amount) => {
    const refund = { paymentId: await paymentId(), amount: 100, seenLeft: 575, reason: 'Wilted' }
    await requestRefund(shop, { ...refund, staffId: 'nadia' })
    await runAllJobs(shop)
    await shop.db.updateTable('refunds').set({ status }).execute()
    await shop.db.updateTable('refundAttempts').set({ outcome, amount }).execute()
    expect(await rules()).toContain('a refund matches its attempts')
  })

  it('reports a payment on the terminal that the provider knows, or whose order keeps another sum', async () => {
    await shop.db.updateTable('payments').set({ atTerminal: 1 }).execute()
    expect(await rules()).toEqual(['the provider has no payment of the terminal'])
    const unknown = { transactionId: null, providerOrderId: null }
    await shop.db.updateTable('payments').set(unknown).execute()
    expect(await rules()).toEqual([])
    await change({ captured: 576 })
    expect(await rules()).toContain(
      'payments and refunds on the terminal add up to what the order keeps',
    )
  })

  it('reports a line that was changed by hand', async () => {
    await shop.db.updateTable('orderLines').set({ unitPrice: 1, lineTotal: 1 }).execute()
    expect(await rules()).toEqual(['a subtotal is the sum of its lines less the discount'])
  })

  it('reports a refund that is missing in the ledger', async () => {
    const { orderId } = order
    const times = { createdAt: noon, updatedAt: noon }
    await shop.db
      .insertInto('refunds')
      .values({
        id: 'by hand',
        orderId,
        paymentId: await paymentId(),
        amount: 5,
        reason: '',
        status: 'done',
        requestedBy: null,
        sendingSince: null,
        failureReason: null,
        transactionId: null,
        ...times,
      })
      .execute()
    expect(await rules()).toEqual([
      'refunded equals the sum of done refunds',
      'a payment includes all its refunds',
    ])
  })

  it('reports a paid order without a payment', async () => {
    await shop.db.updateTable('payments').set({ status: 'open' }).execute()
    expect(await rules()).toEqual([
      'captured equals the sum of captured payments',
      'a paid order has one unrefunded payment',
    ])
  })

  describe('for stock', () => {
    const rule = 'stock changes match orders'
    const setStock = (stock: number | null, updatedAt?: number) =>
      shop.db
        .updateTable('products')
        .set({ stock, ...(updatedAt ? { updatedAt } : {}) })
        .execute()

    it('reports a change without an order', async () => {
      await setStock(7)
      expect(await findViolations(shop.db)).toEqual([
        { rule, subject: order.product.id, expected: 10, found: 8 },
      ])
    })

    it('restarts the count when staff change the product', async () => {
      await setStock(50, noon + 1)
      expect(await rules()).toEqual([])
      await checkInvariants(shop)
      await setStock(49)
      expect(await rules()).toEqual([rule])
    })

    it('skips products made to order', async () => {
      await setStock(null, noon + 1)
      await checkInvariants(shop)
      expect(await rules()).toEqual([])
    })
  })

  describe('checkInvariants', () => {
    beforeEach(() => scheduleRecurringJobs(shop))

    const reported = () => shop.log.lines.filter(({ event }) => event === 'invariant violated')
    const checks = () => shop.log.lines.filter(({ event }) => event === 'invariants checked')

    it('runs once a night, on one instance', async () => {
      await scheduleRecurringJobs(shop)
      await runAllJobs(shop)
      expect(checks()).toHaveLength(0)
      for (const nights of [1, 2]) {
        shop.clock.now += day
        await Promise.all([runAllJobs(shop), runAllJobs(shop), runAllJobs(shop)])
        expect(checks()).toHaveLength(nights)
      }
      expect(reported()).toEqual([])
    })

    it('runs again after a restart when its job was dead-lettered', async () => {
      await shop.db
        .updateTable('jobs')
        .set({ diedAt: shop.now(), attempts: 12 })
        .where('kind', 'in', jobKindNames.all(['check-invariants']))
        .execute()
      shop.clock.now += day
      await runAllJobs(shop)
      expect(checks()).toHaveLength(0)
      await scheduleRecurringJobs(shop)
      await runAllJobs(shop)
      expect(checks()).toHaveLength(1)
    })

    it('reports every violation without a personal name', async () => {
      await change({ captured: 576 })
      shop.clock.now += day
      await runAllJobs(shop)
      expect(reported()).toMatchObject([
        {
          level: 'error',
          fields: { subject: order.orderId, expected: 575, found: 576 },
        },
      ])
      expect(shop.log.text()).not.toMatch(/Mona|Karim|@example/)
    })
  })
})
