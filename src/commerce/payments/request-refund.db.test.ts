import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf, paymentsOf, refundsOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { type PayableOrder, placeCardOrder } from '../../../tests/support/factories.ts'
import { heldClaim } from '../../../tests/support/held-lease.ts'
import { openPaidOrder } from '../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, type TestShop } from '../../../tests/support/test-shop.ts'
import { maxAttempts } from '../jobs/job.ts'
import { completePayment } from './complete-payment.server.ts'
import { recordRefundRequest } from './record-refund-request.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { type RefundRequest, requestRefund } from './request-refund.server.ts'
import { retryRefund } from './retry-refund.server.ts'

const staffId = 'nadia'

describeOnEachDatabase('a refund request of staff', (open) => {
  let shop: TestShop
  let order: PayableOrder
  let paymentId: string
  let transactionId: string

  beforeEach(async () => {
    ;({ shop, order, paymentId, transactionId } = await openPaidOrder(open()))
  })

  const ask = (change: Partial<RefundRequest> = {}) =>
    requestRefund(shop, {
      paymentId,
      amount: 575,
      seenLeft: 575,
      reason: 'A wilted rose',
      staffId,
      ...change,
    })
  const money = async () => {
    const { paymentStatus, captured, refunded } = await orderOf(shop, order)
    return { paymentStatus, captured, refunded }
  }
  const sums = () => shop.payments.refunds.map(({ amount }) => amount)

  it('refunds the whole payment', async () => {
    expect(await ask()).toEqual({ ok: true })
    await runAllJobs(shop)
    expect(sums()).toEqual([575])
    expect(await money()).toEqual({ paymentStatus: 'refunded', captured: 575, refunded: 575 })
  })

  it('refunds a part and leaves the remainder refundable', async () => {
    await ask({ amount: 100 })
    await runAllJobs(shop)
    expect(await money()).toMatchObject({ paymentStatus: 'partially_refunded', refunded: 100 })
    await ask({ amount: 475, seenLeft: 475 })
    await runAllJobs(shop)
    expect(sums()).toEqual([100, 475])
    expect(await money()).toMatchObject({ paymentStatus: 'refunded', refunded: 575 })
  })

  it('leaves the order status unchanged', async () => {
    await ask()
    await runAllJobs(shop)
    expect((await orderOf(shop, order)).status).toBe('confirmed')
  })

  it('is recorded with staff member, amount and reason', async () => {
    await ask({ amount: 100 })
    const rows = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('subject', '=', order.orderId)
      .execute()
    expect(rows).toMatchObject([{ actorId: staffId, action: 'refund.requested' }])
    expect(JSON.parse(rows[0]?.after ?? '')).toEqual({
      paymentId,
      left: 475,
      amount: 100,
      reason: 'A wilted rose',
    })
  })

  it('emails the customer once', async () => {
    await ask({ amount: 100 })
    await runAllJobs(shop)
    const headings = shop.mailer.sent.map(({ email }) => email.heading)
    expect(headings.filter((heading) => heading === 'Your refund is on its way')).toHaveLength(1)
  })

  it('is refused above the remainder, which it returns', async () => {
    expect(await ask({ amount: 576 })).toEqual({ ok: false, refusal: 'more-than-left', left: 575 })
    expect(await refundsOf(shop, order)).toEqual([])
  })

  it('is refused when the remainder changed, which it returns', async () => {
    await ask({ amount: 100 })
    expect(await ask({ amount: 100 })).toEqual({
      ok: false,
      refusal: 'refunded-meanwhile',
      left: 475,
    })
  })

  it.each([
    ['an unknown payment', () => newDocumentId()],
    ['an unpaid attempt', async () => (await unpaidPaymentId()) ?? ''],
  ])('rejects %s', async (_what, chosen) => {
    const answer = await ask({ paymentId: await chosen() })
    expect(answer).toEqual({ ok: false, refusal: 'payment-not-found' })
  })
  async function unpaidPaymentId() {
    const other = await placeCardOrder(shop)
    return (await paymentsOf(shop, other))[0]?.id
  }

  it('is sent once when two staff members submit it concurrently', async () => {
    const answers = await Promise.all([ask(), ask(), ask({ amount: 300 })])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await runAllJobs(shop)
    expect((await money()).refunded).toBe(sums().reduce((sum, amount) => sum + amount, 0))
  })

  it('cannot exceed the payment because of a database constraint', async () => {
    const { orderId } = order
    const tooMuch = { paymentId, orderId, amount: 576, reason: '', at: shop.now() }
    await expect(recordRefundRequest(shop.db, tooMuch)).rejects.toThrow()
  })

  it('is not mistaken for another one of the same payment', async () => {
    await ask({ amount: 100 })
    await ask({ amount: 200, seenLeft: 475 })
    const [first, second] = await refundsOf(shop, order)
    const gate = shop.payments.pauseAt('refund')
    const slow = refundPayment(shop, { refundId: first?.id ?? '' }, heldClaim())
    await gate.reached
    const meanwhile = await refundPayment(shop, { refundId: second?.id ?? '' }, heldClaim())
    expect(meanwhile).toMatchObject({ done: false })
    gate.resume()
    await slow
    await runAllJobs(shop)
    expect(sums().toSorted((one, other) => one - other)).toEqual([100, 200])
    expect((await money()).refunded).toBe(300)
  })

  describe('on the day of the payment', () => {
    beforeEach(() => {
      shop.payments.settled = false
    })

    it('voids the payment', async () => {
      await ask()
      await runAllJobs(shop)
      expect(shop.payments.voids).toEqual([transactionId])
      expect(sums()).toEqual([])
      expect(await refundsOf(shop, order)).toMatchObject([{ kind: 'void', status: 'done' }])
      expect(await money()).toEqual({ paymentStatus: 'refunded', captured: 575, refunded: 575 })
    })

    it('voids it once when the response is lost', async () => {
      await ask()
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      shop.clock.now += minutes(3)
      await runAllJobs(shop)
      expect(shop.payments.voids).toEqual([transactionId])
      expect(await refundsOf(shop, order)).toMatchObject([{ kind: 'void', status: 'done' }])
    })

    it('is recorded once when its webhook comes first, last or twice', async () => {
      await ask()
      const gate = shop.payments.pauseAt('void')
      const job = runAllJobs(shop)
      await gate.reached
      gate.resume()
      await job
      const report = await shop.payments.inquire({
        reference: '',
        providerOrderId: null,
        checkoutUrl: null,
        transactionId,
      })
      if (!report) throw new Error('The provider knows no payment.')
      await Promise.all([1, 2].map(() => completePayment(shop, report, 'webhook')))
      expect(await refundsOf(shop, order)).toHaveLength(1)
      expect((await money()).refunded).toBe(575)
    })

    it('of a part is sent as a refund', async () => {
      await ask({ amount: 100 })
      await runAllJobs(shop)
      expect([shop.payments.voids, sums()]).toEqual([[], [100]])
    })
  })

  it('after early settlement is sent as a refund', async () => {
    await ask()
    await runAllJobs(shop)
    expect([shop.payments.voids, sums()]).toEqual([[], [575]])
    expect(await refundsOf(shop, order)).toMatchObject([{ kind: 'refund' }])
  })

  it('on the next day is sent as a refund', async () => {
    shop.payments.settled = false
    shop.clock.now += minutes(24 * 60)
    await ask()
    await runAllJobs(shop)
    expect([shop.payments.voids, sums()]).toEqual([[], [575]])
  })

  describe('that the provider refuses', () => {
    beforeEach(async () => {
      await ask({ amount: 100 })
      shop.payments.availability = 'refusing'
      await runAllJobs(shop)
    })

    it('keeps the reason and is not counted as refunded', async () => {
      expect(await refundsOf(shop, order)).toMatchObject([
        { status: 'requested', failureReason: 'Wrong key.' },
      ])
      expect((await money()).refunded).toBe(0)
    })

    it('is sent at once when staff retry, even after dead-lettering', async () => {
      for (let time = 0; time < maxAttempts; time++) {
        shop.clock.now += minutes(60)
        await runAllJobs(shop)
      }
      shop.payments.availability = 'up'
      const refundId = (await refundsOf(shop, order))[0]?.id ?? ''
      expect(await retryRefund(shop, { refundId, staffId })).toEqual({ ok: true })
      await runAllJobs(shop)
      expect(sums()).toEqual([100])
      expect(await retryRefund(shop, { refundId, staffId })).toEqual({
        ok: false,
        refusal: 'nothing-to-try',
      })
    })
  })
})
