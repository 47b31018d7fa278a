import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { type PayableOrder, placeCardOrder } from '../../../tests/support/factories.ts'
import { heldClaim } from '../../../tests/support/held-lease.ts'
import { orderOf, paymentsOf, refundsOf } from '../../../tests/support/look-up.ts'
import { openPaidOrder } from '../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, type TestShop } from '../../../tests/support/test-shop.ts'
import { maxAttempts } from '../jobs/job.ts'
import { completePayment } from './complete-payment.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { recordRefundRequest } from './refund-store.server.ts'
import { type RefundRequest, requestRefund } from './request-refund.server.ts'
import { tryRefundAgain } from './try-refund-again.server.ts'

const staffId = 'nadia'

describeOnEachDatabase('a refund that staff ask for', (open) => {
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

  it('of the whole payment sends back all of it', async () => {
    expect(await ask()).toEqual({ ok: true })
    await runAllJobs(shop)
    expect(sums()).toEqual([575])
    expect(await money()).toEqual({ paymentStatus: 'refunded', captured: 575, refunded: 575 })
  })

  it('of a part leaves the rest, which can go back later', async () => {
    await ask({ amount: 100 })
    await runAllJobs(shop)
    expect(await money()).toMatchObject({ paymentStatus: 'partially_refunded', refunded: 100 })
    await ask({ amount: 475, seenLeft: 475 })
    await runAllJobs(shop)
    expect(sums()).toEqual([100, 475])
    expect(await money()).toMatchObject({ paymentStatus: 'refunded', refunded: 575 })
  })

  it('leaves the order where it stands', async () => {
    await ask()
    await runAllJobs(shop)
    expect((await orderOf(shop, order)).status).toBe('confirmed')
  })

  it('is written down with who asked, how much and why', async () => {
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

  it('is told to whoever paid, by mail and once', async () => {
    await ask({ amount: 100 })
    await runAllJobs(shop)
    const headings = shop.mailer.sent.map(({ email }) => email.heading)
    expect(headings.filter((heading) => heading === 'Your refund is on its way')).toHaveLength(1)
  })

  it('of more than is left is refused, and says what is left', async () => {
    expect(await ask({ amount: 576 })).toEqual({ ok: false, refusal: 'more-than-left', left: 575 })
    expect(await refundsOf(shop, order)).toEqual([])
  })

  it('decided on an older sum is refused, and says what is left', async () => {
    await ask({ amount: 100 })
    expect(await ask({ amount: 100 })).toEqual({
      ok: false,
      refusal: 'refunded-meanwhile',
      left: 475,
    })
  })

  it.each([
    ['a payment that there is not', () => newDocumentId()],
    ['an attempt that was never paid', async () => (await unpaidPaymentId()) ?? ''],
  ])('of %s is refused', async (_what, chosen) => {
    const answer = await ask({ paymentId: await chosen() })
    expect(answer).toEqual({ ok: false, refusal: 'payment-not-found' })
  })
  async function unpaidPaymentId() {
    const other = await placeCardOrder(shop)
    return (await paymentsOf(shop, other))[0]?.id
  }

  it('by two at once goes back once', async () => {
    const answers = await Promise.all([ask(), ask(), ask({ amount: 300 })])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await runAllJobs(shop)
    expect((await money()).refunded).toBe(sums().reduce((sum, amount) => sum + amount, 0))
  })

  it('cannot exceed the payment, whatever the code: the database refuses', async () => {
    const { orderId } = order
    const tooMuch = { paymentId, orderId, amount: 576, reason: '', at: shop.now() }
    await expect(recordRefundRequest(shop.db, tooMuch)).rejects.toThrow()
  })

  it('and another one do not take each other for sent', async () => {
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

  describe('on the day of the payment, before it is settled,', () => {
    beforeEach(() => {
      shop.payments.settled = false
    })

    it('undoes the payment', async () => {
      await ask()
      await runAllJobs(shop)
      expect(shop.payments.voids).toEqual([transactionId])
      expect(sums()).toEqual([])
      expect(await refundsOf(shop, order)).toMatchObject([{ kind: 'void', status: 'done' }])
      expect(await money()).toEqual({ paymentStatus: 'refunded', captured: 575, refunded: 575 })
    })

    it('undoes it once when the answer to it gets lost', async () => {
      await ask()
      shop.payments.loseNextAnswer()
      await runAllJobs(shop)
      shop.clock.now += minutes(3)
      await runAllJobs(shop)
      expect(shop.payments.voids).toEqual([transactionId])
      expect(await refundsOf(shop, order)).toMatchObject([{ kind: 'void', status: 'done' }])
    })

    it('counts once when its webhook comes first, last or twice', async () => {
      await ask()
      const gate = shop.payments.pauseAt('void')
      const job = runAllJobs(shop)
      await gate.reached
      gate.resume()
      await job
      const news = await shop.payments.inquire({
        reference: '',
        providerOrderId: null,
        checkoutUrl: null,
        transactionId,
      })
      if (!news) throw new Error('The provider has no news.')
      await Promise.all([1, 2].map(() => completePayment(shop, news, 'webhook')))
      expect(await refundsOf(shop, order)).toHaveLength(1)
      expect((await money()).refunded).toBe(575)
    })

    it('of a part is a refund', async () => {
      await ask({ amount: 100 })
      await runAllJobs(shop)
      expect([shop.payments.voids, sums()]).toEqual([[], [100]])
    })
  })

  it('that the bank has settled already becomes a refund', async () => {
    await ask()
    await runAllJobs(shop)
    expect([shop.payments.voids, sums()]).toEqual([[], [575]])
    expect(await refundsOf(shop, order)).toMatchObject([{ kind: 'refund' }])
  })

  it('on the next day does not try to undo', async () => {
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

    it('says why, and is not counted as sent', async () => {
      expect(await refundsOf(shop, order)).toMatchObject([
        { status: 'requested', failureReason: 'Wrong key.' },
      ])
      expect((await money()).refunded).toBe(0)
    })

    it('is sent at once when staff try again, even after it was laid aside', async () => {
      for (let time = 0; time < maxAttempts; time++) {
        shop.clock.now += minutes(60)
        await runAllJobs(shop)
      }
      shop.payments.availability = 'up'
      const refundId = (await refundsOf(shop, order))[0]?.id ?? ''
      expect(await tryRefundAgain(shop, { refundId, staffId })).toEqual({ ok: true })
      await runAllJobs(shop)
      expect(sums()).toEqual([100])
      expect(await tryRefundAgain(shop, { refundId, staffId })).toEqual({
        ok: false,
        refusal: 'nothing-to-try',
      })
    })
  })
})
