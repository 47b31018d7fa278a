import { beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../../../tests/support/audit.ts'
import { orderOf, paymentsOf, refundsOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { type PayableOrder, placeCardOrder } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { edit } from '../../../tests/support/order-edits.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { findViolations } from '../invariants/check-invariants.server.ts'
import { editableOf } from '../orders/editing/editable-order.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { listEvents } from '../orders/records/order-event-store.server.ts'
import { completePayment } from './complete-payment.server.ts'
import { decideDifference } from './decide-difference.server.ts'
import type { PaymentReport } from './payment-provider.ts'
import { requestRefund } from './request-refund.server.ts'
import { startPayment } from './start-payment.server.ts'

const staffId = 'nadia'

describeOnEachDatabase('a payment with a different amount', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
  })

  const pay = (amount?: number) =>
    completePayment(shop, shop.payments.pay(order.checkoutUrl, amount), 'webhook')
  const payment = async () => (await paymentsOf(shop, order))[0]
  const decide = async (decision: 'accept' | 'refund') =>
    decideDifference(shop, { paymentId: (await payment())?.id ?? '', decision, staffId })
  const state = async () => {
    const { status, paymentStatus, captured, refunded } = await orderOf(shop, order)
    await expectInvariantsToHold(shop)
    return { status, paymentStatus, captured, refunded }
  }
  const startAgain = () => startPayment(shop, { ...order, method: 'card' })

  it.each([500, 574, 576, 589])('of %i is captured and waits for staff', async (amount) => {
    expect(await pay(amount)).toMatchObject({ kind: 'accepted' })
    expect(await payment()).toMatchObject({ amount, requestedAmount: 575, difference: 'open' })
    expect(await state()).toEqual({
      status: 'awaiting_payment',
      paymentStatus: 'paid',
      captured: amount,
      refunded: 0,
    })
    const last = (await listEvents(shop.db, order.orderId)).at(-1)
    expect(last?.note).toContain('Paid, amount differs')
  })

  it.each([
    ['minutes later', 8],
    ['after the order expired', 31],
  ])('is watched for a refund at the provider when staff accept it %s', async (_when, wait) => {
    const { transactionId } = shop.payments.pay(order.checkoutUrl, 500)
    shop.clock.now += minutes(3)
    await runAllJobs(shop)
    shop.clock.now += minutes(wait)
    await runAllJobs(shop)
    expect(await decide('accept')).toEqual({ ok: true })
    shop.payments.refundAtDashboard(transactionId, 75)
    shop.clock.now += minutes(13 * 60)
    await runAllJobs(shop)
    expect(await state()).toMatchObject({ status: 'confirmed', captured: 500, refunded: 75 })
  })

  it('is refunded when staff accept another one of the same order', async () => {
    await pay(900)
    await pay(800)
    expect(await state()).toMatchObject({ status: 'awaiting_payment', captured: 1700 })
    expect(await decide('accept')).toEqual({ ok: true })
    expect(await state()).toMatchObject({ status: 'confirmed' })
    expect((await paymentsOf(shop, order)).map(({ difference }) => difference)).toEqual([
      'accepted',
      'refunded',
    ])
    expect(await refundsOf(shop, order)).toMatchObject([{ amount: 800, requestedBy: staffId }])
  })

  it('waits when it differs by a fraction of a pound', async () => {
    const report = { ...shop.payments.pay(order.checkoutUrl), isWholePounds: false }
    await completePayment(shop, report, 'webhook')
    expect(await payment()).toMatchObject({ amount: 575, difference: 'open' })
  })

  it('matches when it includes the agreed fee', async () => {
    const report = shop.payments.pay(order.checkoutUrl, 590)
    const known = { ...report, isWholePounds: false, amountBeforeFee: 575 }
    await completePayment(shop, known, 'webhook')
    expect(await payment()).toMatchObject({ amount: 575, difference: null })
    expect(await state()).toMatchObject({ status: 'confirmed', captured: 575 })
  })

  it('stays the same payment when the agreed fee changes', async () => {
    const report = shop.payments.pay(order.checkoutUrl, 590)
    await completePayment(shop, { ...report, amountBeforeFee: 575 }, 'webhook')
    shop.payments.refundAtDashboard(report.transactionId, 75)
    const told = await shop.payments.inquire({ ...report, checkoutUrl: null, reference: '' })
    if (told) await completePayment(shop, told, 'inquiry')
    expect(await state()).toMatchObject({ status: 'confirmed', captured: 575, refunded: 75 })
  })

  it('is applied once, however often it is delivered', async () => {
    const report = shop.payments.pay(order.checkoutUrl, 589)
    await Promise.all([1, 2, 3].map(() => completePayment(shop, report, 'webhook')))
    await completePayment(shop, { ...report, eventId: 'again' }, 'inquiry')
    expect(await state()).toMatchObject({ captured: 589 })
  })

  describe('that waits for staff', () => {
    beforeEach(async () => {
      await pay(589)
    })

    it('confirms the order when accepted, and keeps all invariants', async () => {
      expect(await decide('accept')).toEqual({ ok: true })
      expect(await state()).toEqual({
        status: 'confirmed',
        paymentStatus: 'paid',
        captured: 589,
        refunded: 0,
      })
      const audit = await auditOf(shop.db, order.orderId)
      expect(audit).toMatchObject([{ actorId: staffId, action: 'order.amount-accepted' }])
    })

    it('is refunded in full when rejected, and the customer can pay again', async () => {
      expect(await decide('refund')).toEqual({ ok: true })
      expect(await startAgain()).toMatchObject({ ok: true })
      await runAllJobs(shop)
      expect(shop.payments.refunds).toMatchObject([{ amount: 589 }])
      expect(await state()).toMatchObject({ captured: 589, refunded: 589 })
      const audit = await auditOf(shop.db, order.orderId)
      expect(audit).toMatchObject([{ actorId: staffId, action: 'refund.requested' }])
    })

    it('leaves the whole new price to pay when an edit follows its refund', async () => {
      await decide('refund')
      const { lines } = editableOf(await orderOf(shop, order))
      const twice = lines.map((line) => ({ ...line, quantity: 2 }))
      expect(await edit(shop, order, { lines: twice }, { seenTotal: 1075 })).toMatchObject({
        ok: true,
      })
      expect(await orderOf(shop, order)).toMatchObject({ total: 1075, due: 0 })
      const again = await startAgain()
      const paid = shop.payments.pay(again.ok ? again.checkoutUrl : '', 1075)
      await completePayment(shop, paid, 'webhook')
      expect(await orderOf(shop, order)).toMatchObject({ status: 'confirmed', due: 0 })
      await expectInvariantsToHold(shop)
    })

    it('has one decision when two staff members decide concurrently', async () => {
      const decided = await Promise.all([decide('accept'), decide('refund'), decide('accept')])
      expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
      await runAllJobs(shop)
      const { status, refunded } = await state()
      expect([status, refunded]).toEqual(
        decided[1]?.ok ? ['awaiting_payment', 589] : ['confirmed', 0],
      )
      expect(await decide('refund')).toEqual({ ok: false, refusal: 'already-decided' })
    })

    it('is refunded once when the order is cancelled meanwhile', async () => {
      const { orderId } = order
      const move = {
        orderId,
        from: 'awaiting_payment',
        to: 'cancelled',
        staffId,
        note: '',
        mayRefund: true,
      } as const
      const [decided] = await Promise.all([decide('accept'), advanceOrder(shop, move)])
      await runAllJobs(shop)
      const { status, refunded } = await state()
      if (status === 'cancelled') expect([refunded, decided.ok]).toEqual([589, false])
      else expect([status, refunded]).toEqual(['confirmed', 0])
    })

    it('allows neither another payment nor a partial refund', async () => {
      expect(await startAgain()).toEqual({ ok: false, refusal: 'order-not-payable' })
      const paymentId = (await payment())?.id ?? ''
      const ask = { paymentId, amount: 14, seenLeft: 589, reason: 'The fee', staffId }
      expect(await requestRefund(shop, ask)).toEqual({ ok: false, refusal: 'amount-undecided' })
    })

    it('prevents the order from expiring', async () => {
      shop.clock.now += minutes(90)
      await runAllJobs(shop)
      expect(await state()).toMatchObject({ status: 'awaiting_payment' })
      await decide('refund')
      shop.clock.now += minutes(6)
      await runAllJobs(shop)
      expect(await state()).toMatchObject({ status: 'expired', refunded: 589 })
    })

    it('is refunded when another payment confirms the order', async () => {
      await pay()
      await runAllJobs(shop)
      expect(await state()).toEqual({
        status: 'confirmed',
        paymentStatus: 'paid',
        captured: 1164,
        refunded: 589,
      })
    })

    it('needs no decision after a full refund at the provider', async () => {
      const { transactionId = '' } = (await payment()) ?? {}
      await completePayment(
        shop,
        shop.payments.refundAtDashboard(transactionId ?? '', 589),
        'webhook',
      )
      expect(await payment()).toMatchObject({ difference: 'refunded', returned: 589 })
      expect(await decide('accept')).toEqual({ ok: false, refusal: 'already-decided' })
      expect(await state()).toMatchObject({ refunded: 589 })
    })

    it('is refunded in full when a part is refunded at the provider after its rejection', async () => {
      const { transactionId = '' } = (await payment()) ?? {}
      await decide('refund')
      const atProvider = shop.payments.refundAtDashboard(transactionId ?? '', 200)
      await completePayment(shop, atProvider, 'webhook')
      await runAllJobs(shop)
      expect(shop.payments.refunds).toMatchObject([{ amount: 389 }])
      expect(await state()).toMatchObject({ captured: 589, refunded: 589 })
    })

    it('violates an invariant when its order continues without a decision', async () => {
      const rule = 'a payment with a different amount has a decision'
      const rules = async () => (await findViolations(shop.db)).map((found) => found.rule)
      const setOrder = (status: string) =>
        shop.db.updateTable('orders').set({ status }).where('id', '=', order.orderId).execute()
      await setOrder('confirmed')
      expect(await rules()).toContain(rule)
      await setOrder('awaiting_payment')
      const setDifference = (difference: string | null) =>
        shop.db
          .updateTable('payments')
          .set({ difference })
          .where('orderId', '=', order.orderId)
          .execute()
      await setDifference(null)
      expect(await rules()).toContain(rule)
      await setDifference('open')
      expect(await rules()).not.toContain(rule)
    })
  })

  it('is refunded when the order is already paid', async () => {
    await pay()
    await pay(589)
    await runAllJobs(shop)
    expect(shop.payments.refunds).toMatchObject([{ amount: 589 }])
    expect(await state()).toMatchObject({ status: 'confirmed', captured: 1164, refunded: 589 })
  })

  it('restores an expired order when staff accept it', async () => {
    shop.clock.now += minutes(31)
    await runAllJobs(shop)
    await pay(589)
    expect(await state()).toMatchObject({ status: 'expired', captured: 589 })
    await decide('accept')
    expect(await state()).toMatchObject({ status: 'confirmed', refunded: 0 })
    expect(await refundsOf(shop, order)).toEqual([])
  })

  describe('or another method, which an inquiry tells,', () => {
    const paid = (change: Partial<PaymentReport> = {}) => ({
      ...shop.payments.pay(order.checkoutUrl),
      methodId: 4_000_009,
      ...change,
    })
    const lastNote = async () => (await listEvents(shop.db, order.orderId)).at(-1)?.note
    const events = () => shop.log.lines.map(({ event }) => event)

    it('is captured and waits for staff', async () => {
      expect(await completePayment(shop, paid(), 'inquiry')).toMatchObject({ kind: 'accepted' })
      expect(await payment()).toMatchObject({
        amount: 575,
        requestedAmount: 575,
        difference: 'open',
      })
      expect(await state()).toMatchObject({ status: 'awaiting_payment', captured: 575 })
      expect(await lastNote()).toMatch(
        /^Paid by another method: EGP.575 received, EGP.575 expected\.$/,
      )
      expect(events()).toContain('payment method differs')
      expect(await startAgain()).toEqual({ ok: false, refusal: 'order-not-payable' })
    })

    it('is noted with both amounts when they differ as well', async () => {
      const report = { ...shop.payments.pay(order.checkoutUrl, 500), methodId: 4_000_009 }
      await completePayment(shop, report, 'inquiry')
      expect(await lastNote()).toMatch(/another method: EGP.500 received, EGP.575 expected/)
    })

    it('is captured after a callback told it, which proves nothing', async () => {
      const report = paid()
      expect(await completePayment(shop, report, 'webhook')).toEqual({ kind: 'mismatch' })
      expect(await state()).toMatchObject({ captured: 0 })
      expect(await completePayment(shop, report, 'inquiry')).toMatchObject({ kind: 'accepted' })
      expect(await completePayment(shop, report, 'inquiry')).toMatchObject({ kind: 'repeated' })
      expect(await state()).toMatchObject({ captured: 575 })
    })

    it('is watched for refunds at the provider once it is accepted', async () => {
      const report = paid()
      await completePayment(shop, report, 'inquiry')
      expect(await decide('accept')).toEqual({ ok: true })
      const refunded = shop.payments.refundAtDashboard(report.transactionId, 75)
      await completePayment(shop, { ...refunded, methodId: report.methodId }, 'inquiry')
      expect(await state()).toMatchObject({ status: 'confirmed', captured: 575, refunded: 75 })
    })

    it('is refunded when the order is already paid', async () => {
      await pay()
      await completePayment(shop, paid(), 'inquiry')
      await runAllJobs(shop)
      expect(await state()).toMatchObject({ status: 'confirmed', captured: 1150, refunded: 575 })
    })

    it.each(['failed', 'pending', 'other'] as const)('changes nothing when %s', async (outcome) => {
      const before = await lastNote()
      const report = paid({ outcome })
      expect(await completePayment(shop, report, 'inquiry')).toEqual({ kind: 'mismatch' })
      expect(await state()).toMatchObject({ paymentStatus: 'pending', captured: 0 })
      expect(await lastNote()).toBe(before)
    })
  })

  describe('that cannot be recorded', () => {
    const notes = async () =>
      (await listEvents(shop.db, order.orderId))
        .map(({ note }) => note)
        .filter((note) => note.startsWith('Payment that the order cannot use'))
    const alarms = () => shop.log.lines.filter(({ event }) => event === 'payment cannot be used')

    describe.each<[string, Partial<PaymentReport>]>([
      ['in another currency', { currency: 'USD' }],
      ['below a pound', { amount: 0 }],
      ['in another currency, by another method', { currency: 'USD', methodId: 4_000_009 }],
    ])('%s', (_what, change) => {
      const paid = () => ({ ...shop.payments.pay(order.checkoutUrl), ...change })

      it('is noted once, and alerted while the provider keeps it', async () => {
        const report = paid()
        await completePayment(shop, report, 'webhook')
        expect([await notes(), alarms()]).toEqual([[], []])
        for (let time = 0; time < 2; time++) {
          expect(await completePayment(shop, report, 'inquiry')).toEqual({ kind: 'mismatch' })
        }
        expect(await notes()).toEqual([
          `Payment that the order cannot use: transaction ${report.transactionId} in ${report.currency}. Refund it at the payment provider.`,
        ])
        expect(alarms()).toHaveLength(2)
        expect(await state()).toMatchObject({ status: 'awaiting_payment', captured: 0 })
      })

      it('is not noted when it is returned', async () => {
        const report = { ...paid(), outcome: 'refunded', rest: 0 } as const
        expect(await completePayment(shop, report, 'inquiry')).toEqual({ kind: 'mismatch' })
        expect([await notes(), alarms()]).toEqual([[], []])
      })
    })
  })
})
