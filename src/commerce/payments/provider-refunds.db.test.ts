import { beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../../../tests/support/audit.ts'
import { refundsOf } from '../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import type { PayableOrder } from '../../../tests/support/factories.ts'
import { openPaidOrder, refundSteps } from '../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, type TestShop } from '../../../tests/support/test-shop.ts'
import { maxAttempts } from '../jobs/job.ts'
import { listEvents } from '../orders/records/order-event-store.server.ts'
import { completePayment } from './complete-payment.server.ts'
import { PaymentProviderRefused } from './payment-provider.ts'
import { retryRefund } from './retry-refund.server.ts'

describeUseCase('a refund that staff requested', (open) => {
  let shop: TestShop
  let order: PayableOrder
  let paymentId: string
  let transactionId: string

  beforeEach(async () => {
    ;({ shop, order, paymentId, transactionId } = await openPaidOrder(open()))
  })

  const { ask, later, sent, refunds, outcomes, ledger } = refundSteps(() => ({
    shop,
    order,
    paymentId,
    transactionId,
  }))

  describe('without a response', () => {
    it('is not repeated when amount and time of the newest reversal match', async () => {
      await ask(100)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      expect(await outcomes()).toEqual(['unknown'])
      await later()
      expect(sent()).toEqual([100])
      expect(await outcomes()).toEqual(['done'])
      expect(await ledger()).toMatchObject({ refunded: 100, returned: 100 })
    })

    it('is not repeated when the provider names no newest reversal', async () => {
      shop.payments.namesReversals = false
      await ask(100)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      await later()
      expect(sent()).toEqual([100])
      expect(await ledger()).toMatchObject({ refunded: 100 })
    })

    it('is repeated after an inquiry when the request was lost', async () => {
      await ask(100)
      shop.payments.loseNextRequest()
      await runAllJobs(shop)
      expect(sent()).toEqual([])
      await later(1)
      expect(sent()).toEqual([])
      await later(2)
      expect(sent()).toEqual([100])
      expect(await outcomes()).toEqual(['not-made', 'done'])
    })

    it('is recorded beside a concurrent refund at the dashboard', async () => {
      await ask(100)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      shop.payments.refundAtDashboard(transactionId, 75)
      await later()
      expect(sent()).toEqual([100])
      expect(await refunds()).toEqual(['100 done', '75 done'])
      expect(await ledger()).toMatchObject({ refunded: 175, returned: 175 })
    })

    it('is sent despite a refund of the same amount at the dashboard hours later', async () => {
      await ask(100)
      shop.payments.loseNextRequest()
      await runAllJobs(shop)
      shop.clock.now += minutes(120)
      shop.payments.refundAtDashboard(transactionId, 100)
      await runAllJobs(shop)
      expect(sent()).toEqual([100])
      expect(await refunds()).toEqual(['100 done', '100 done'])
      expect(await ledger()).toMatchObject({ refunded: 200 })
    })

    /** The provider lists its refunds; its totals do not include them until the returned function is called. */
    function lagTotals(): () => void {
      const { inquire } = shop.payments
      shop.payments.inquire = async (attempt) => {
        const report = await inquire(attempt)
        return report && { ...report, outcome: 'paid', refundedAmount: 0 }
      }
      return () => {
        shop.payments.inquire = inquire
      }
    }

    it('is recorded once when the provider lists it and its total lags for hours', async () => {
      await ask(100)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      const catchUp = lagTotals()
      await later()
      expect(await outcomes()).toEqual(['done'])
      await later(3 * 60)
      catchUp()
      await ask(50, 475)
      await runAllJobs(shop)
      expect(sent()).toEqual([100, 50])
      expect(await refunds()).toEqual(['100 done', '50 done'])
      expect(await ledger()).toMatchObject({ refunded: 150, returned: 150 })
    })

    /** Sends a refund, whose response is lost, while the provider refuses to name its newest reversal. */
    async function loseAnswerWithoutList(): Promise<void> {
      const { lastReversal } = shop.payments
      shop.payments.lastReversal = () => Promise.reject(new PaymentProviderRefused('No list.'))
      await ask(100)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      shop.payments.lastReversal = lastReversal
    }

    it('waits for the total when the newest reversal before it is unknown', async () => {
      await loseAnswerWithoutList()
      const catchUp = lagTotals()
      await later()
      expect(await outcomes()).toEqual(['unknown'])
      catchUp()
      await later(10)
      expect(sent()).toEqual([100])
      expect(await outcomes()).toEqual(['done'])
    })

    it('is left to staff when the total never includes a refund that may be its own', async () => {
      await loseAnswerWithoutList()
      const catchUp = lagTotals()
      for (let hour = 0; hour <= maxAttempts; hour++) await later(60)
      expect(sent()).toEqual([100])
      expect(await outcomes()).toEqual(['unknown'])
      const dead = { kind: 'refund-payment' }
      expect(shop.log.lines).toContainEqual(
        expect.objectContaining({
          event: 'job dead-lettered',
          fields: expect.objectContaining(dead),
        }),
      )
      catchUp()
      const [refund] = await refundsOf(shop, order)
      await retryRefund(shop, { refundId: refund?.id ?? '', staffId: 'nadia' })
      await runAllJobs(shop)
      expect(sent()).toEqual([100])
      expect(await ledger()).toMatchObject({ refunded: 100, returned: 100 })
    })

    it('waits for the total when it lacks a later refund at the dashboard', async () => {
      await ask(100)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      const catchUp = lagTotals()
      shop.payments.refundAtDashboard(transactionId, 75)
      await later()
      expect(await outcomes()).toEqual(['unknown'])
      catchUp()
      await later(10)
      expect(sent()).toEqual([100])
      expect(await refunds()).toEqual(['100 done', '75 done'])
      expect(await ledger()).toMatchObject({ refunded: 175, returned: 175 })
    })

    it.each([
      ['makes it', 'done', [100], ['done']],
      ['refuses it', 'refused', [100], ['refused', 'done']],
    ] as const)('is not repeated while pending, until the provider %s', async (...row) => {
      const [, state, calls, ended] = row
      shop.payments.undecided = true
      await ask(100)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      shop.payments.undecided = false
      await later()
      await later(30)
      expect(sent()).toEqual([])
      expect(await outcomes()).toEqual(['unknown'])
      shop.payments.decide(state)
      await later(60)
      await later(60)
      expect(sent()).toEqual(calls)
      expect(await outcomes()).toEqual(ended)
      expect(await ledger()).toMatchObject({ refunded: 100, returned: 100 })
    })

    it('is sent when the provider lists a pending refund of another amount', async () => {
      shop.payments.undecided = true
      await shop.payments.refund({ transactionId, amount: 75, rest: null })
      shop.payments.undecided = false
      await ask(100)
      shop.payments.loseNextRequest()
      await runAllJobs(shop)
      await later()
      expect(sent()).toEqual([100])
      expect(await outcomes()).toEqual(['not-made', 'done'])
    })

    it('is sent despite a refund of the same amount at the dashboard minutes before', async () => {
      await completePayment(shop, shop.payments.refundAtDashboard(transactionId, 100), 'webhook')
      await ask(100, 475)
      shop.payments.loseNextRequest()
      await runAllJobs(shop)
      await later()
      expect(sent()).toEqual([100])
      expect(await outcomes()).toEqual(['not-made', 'done'])
      expect(await ledger()).toMatchObject({ refunded: 200, returned: 200 })
    })

    /** An equal refund that is sent before; the provider lists it only after the next one was requested and lost. */
    async function loseRequestBesideUnlisted(): Promise<void> {
      await ask(100)
      await runAllJobs(shop)
      const { lastReversal } = shop.payments
      shop.payments.lastReversal = async () => null
      await ask(100, 475)
      shop.payments.loseNextRequest()
      await runAllJobs(shop)
      shop.payments.lastReversal = lastReversal
      expect((await outcomes()).toSorted()).toEqual(['done', 'unknown'])
    }

    it('is sent when an equal one of the shop minutes before is listed late', async () => {
      await loseRequestBesideUnlisted()
      await later()
      expect(sent()).toEqual([100, 100])
      // Both refunds began at the same moment.
      expect((await outcomes()).toSorted()).toEqual(['done', 'done', 'not-made'])
      expect(await ledger()).toMatchObject({ refunded: 200, returned: 200 })
    })

    it('is sent when an equal one of the shop minutes before is listed late, as pending', async () => {
      await loseRequestBesideUnlisted()
      const { lastReversal } = shop.payments
      shop.payments.lastReversal = async (payment) => {
        const last = await lastReversal(payment)
        return last && { ...last, isPending: true }
      }
      await later()
      shop.payments.lastReversal = lastReversal
      await later()
      expect(sent()).toEqual([100, 100])
      // Both refunds began at the same moment.
      expect((await outcomes()).toSorted()).toEqual(['done', 'done', 'not-made'])
    })

    it('waits for the total when it lacks an equal one of the shop that is listed late', async () => {
      await loseRequestBesideUnlisted()
      const catchUp = lagTotals()
      await later()
      expect(sent()).toEqual([100])
      expect((await outcomes()).toSorted()).toEqual(['done', 'unknown'])
      catchUp()
      await later(10)
      expect(sent()).toEqual([100, 100])
      expect(await ledger()).toMatchObject({ refunded: 200, returned: 200 })
    })

    it('does not take the id of an older refund when it is known by its amount', async () => {
      await ask(100)
      await runAllJobs(shop)
      const [{ transactionId: older } = { transactionId: null }] = await refundsOf(shop, order)
      const { lastReversal } = shop.payments
      const first = await lastReversal({
        reference: '',
        providerOrderId: null,
        checkoutUrl: null,
        transactionId,
      })
      await ask(100, 475)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      shop.payments.lastReversal = async () => first
      await later()
      expect(sent()).toEqual([100, 100])
      const ids = (await refundsOf(shop, order)).map((refund) => refund.transactionId)
      expect(ids.toSorted()).toEqual([older, null].toSorted())
    })

    it('is resolved by its job when neither webhook arrives', async () => {
      await ask(100)
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      await completePayment(shop, shop.payments.refundAtDashboard(transactionId, 75), 'webhook')
      expect(await refunds()).toEqual(['100 requested'])
      await later()
      expect(await refunds()).toEqual(['100 done', '75 done'])
    })
  })

  describe('after a refund at the dashboard', () => {
    it('is sent when the remainder suffices', async () => {
      shop.payments.refundAtDashboard(transactionId, 100)
      await ask(100)
      await runAllJobs(shop)
      expect(sent()).toEqual([100])
      expect(await refunds()).toEqual(['100 done', '100 done'])
      expect(await ledger()).toMatchObject({ refunded: 200, returned: 200 })
    })

    it('is refused with a reason when the remainder is too small', async () => {
      shop.payments.refundAtDashboard(transactionId, 75)
      await ask(575)
      await runAllJobs(shop)
      expect(sent()).toEqual([])
      expect(await refunds()).toEqual(['575 refused', '75 done'])
      const refused = (await refundsOf(shop, order)).find(({ status }) => status === 'refused')
      expect(refused?.failureReason).toContain('was refunded at the payment provider')
      expect(await ledger()).toMatchObject({ refunded: 75, paymentStatus: 'partially_refunded' })
    })

    it.each(['voidAtDashboard', 'refundAtDashboard'] as const)(
      'is refused when nothing remains: %s',
      async (how) => {
        shop.payments[how](transactionId, 575)
        await ask(100)
        await runAllJobs(shop)
        expect([sent(), shop.payments.voids]).toEqual([[], []])
        expect(await refunds()).toEqual(['100 refused', '575 done'])
        expect(await ledger()).toMatchObject({ refunded: 575, paymentStatus: 'refunded' })
      },
    )

    it('records both in timeline and audit log, and emails the customer', async () => {
      await completePayment(shop, shop.payments.refundAtDashboard(transactionId, 75), 'webhook')
      await runAllJobs(shop)
      const last = (await listEvents(shop.db, order.orderId)).at(-1)
      expect(last).toMatchObject({ kind: 'noted', actor: 'payment' })
      expect(last?.note).toContain('refunded at the payment provider')
      expect(await auditOf(shop.db, order.orderId)).toMatchObject([
        { actorId: 'payment-provider', action: 'refund.recorded' },
      ])
      const headings = shop.mailer.sent.map(({ email }) => email.heading)
      expect(headings).toContain('Your refund is on its way')
    })

    it('is refused by the webhook, and its job ends', async () => {
      await ask(575)
      await completePayment(shop, shop.payments.refundAtDashboard(transactionId, 1), 'webhook')
      expect(await refunds()).toEqual(['1 done', '575 refused'])
      await runAllJobs(shop)
      expect(sent()).toEqual([])
    })
  })
})
