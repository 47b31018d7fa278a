import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf, refundsOf } from '../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { type PayableOrder, placeCardOrder } from '../../../tests/support/factories.ts'
import { heldClaim } from '../../../tests/support/held-lease.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { ClaimLost } from '../jobs/job.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { completePayment } from './complete-payment.server.ts'
import { refundPayment } from './refund-payment.server.ts'

describeUseCase('a requested refund', (open) => {
  let shop: TestShop
  let order: PayableOrder
  let transactionId: string
  let refundId: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
    const report = shop.payments.pay(order.checkoutUrl)
    transactionId = report.transactionId
    await completePayment(shop, report, 'webhook')
    const { orderId } = order
    const cancelled = { orderId, from: 'confirmed', to: 'cancelled', note: '' } as const
    await advanceOrder(shop, { ...cancelled, staffId: newDocumentId(), mayRefund: true })
    refundId = (await refundsOf(shop, order))[0]?.id ?? ''
  })

  const state = async () => {
    const { paymentStatus, refunded } = await orderOf(shop, order)
    return { paymentStatus, refunded, sent: shop.payments.refunds.length }
  }
  const sent = { paymentStatus: 'refunded', refunded: 575, sent: 1 }
  const notSent = { paymentStatus: 'paid', refunded: 0, sent: 0 }

  it('is sent by its job', async () => {
    await runAllJobs(shop)
    expect(await state()).toEqual(sent)
    expect(shop.payments.refunds).toEqual([{ transactionId, amount: 575 }])
  })

  it('is sent once, however often its job runs', async () => {
    await refundPayment(shop, { refundId }, heldClaim())
    await refundPayment(shop, { refundId }, heldClaim())
    expect(await state()).toEqual(sent)
  })

  it('is never sent before the provider was asked for its total', async () => {
    const question = shop.payments.pauseAt('inquire')
    const job = refundPayment(shop, { refundId }, heldClaim())
    await question.reached
    expect(shop.payments.refunds).toEqual([])
    question.resume()
    await job
    expect(await state()).toEqual(sent)
  })

  it('is not sent when the rest of the lease is too short for the response', async () => {
    const late = heldClaim({ remainingMs: 19_999 })
    expect(await refundPayment(shop, { refundId }, late)).toMatchObject({ done: false })
    expect(await state()).toEqual(notSent)
    await refundPayment(shop, { refundId }, heldClaim())
    expect(await state()).toEqual(sent)
  })

  it('is not sent by a worker that lost its claim during the inquiry', async () => {
    const question = shop.payments.pauseAt('inquire')
    const claim = heldClaim()
    const stale = refundPayment(shop, { refundId }, claim)
    await question.reached
    claim.lose()
    question.resume()
    await expect(stale).rejects.toThrow(ClaimLost)
    expect(await state()).toEqual(notSent)
  })

  describe('during an outage', () => {
    it.each(['down', 'refusing'] as const)('waits and is sent afterwards: %s', async (how) => {
      shop.payments.availability = how
      await runAllJobs(shop)
      expect(await state()).toEqual(notSent)
      shop.payments.availability = 'up'
      shop.clock.now += minutes(1)
      await runAllJobs(shop)
      expect(await state()).toEqual(sent)
    })

    it('waits most of a day without being dead-lettered', async () => {
      shop.payments.availability = 'down'
      for (let hour = 0; hour < 20; hour++) {
        await runAllJobs(shop)
        shop.clock.now += minutes(60)
      }
      expect(await refundsOf(shop, order)).toMatchObject([{ failureReason: 'Out of order.' }])
      shop.payments.availability = 'up'
      await runAllJobs(shop)
      expect(await state()).toEqual(sent)
    })

    it('is sent once when only its response was lost', async () => {
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      expect(await state()).toEqual({ ...notSent, sent: 1 })
      shop.clock.now += minutes(3)
      await runAllJobs(shop)
      expect(await state()).toEqual(sent)
    })

    it('is recorded once when its webhook precedes the inquiry', async () => {
      shop.payments.loseNextResponse()
      await runAllJobs(shop)
      const report = await shop.payments.inquire({
        reference: '',
        providerOrderId: null,
        checkoutUrl: null,
        transactionId,
      })
      if (report) await completePayment(shop, report, 'webhook')
      shop.clock.now += minutes(3)
      await runAllJobs(shop)
      expect(await state()).toEqual(sent)
    })
  })

  it('is sent once when the process crashes before its commit', async () => {
    const { db } = shop
    const crashing = { ...shop, payments: { ...shop.payments, refund: refundThenCrash } }
    async function refundThenCrash(refund: Parameters<TestShop['payments']['refund']>[0]) {
      const answer = await shop.payments.refund(refund)
      crashing.db = brokenDatabase(db)
      return answer
    }
    await expect(refundPayment(crashing, { refundId }, heldClaim())).rejects.toThrow('crash')
    expect(await state()).toEqual({ ...notSent, sent: 1 })
    shop.clock.now += minutes(3)
    await refundPayment(shop, { refundId }, heldClaim())
    expect(await state()).toEqual(sent)
  })

  it('sends the remainder after a partial refund at the dashboard', async () => {
    shop.payments.refundAtDashboard(transactionId, 75)
    await runAllJobs(shop)
    expect(shop.payments.refunds).toEqual([{ transactionId, amount: 500 }])
    expect(await state()).toEqual(sent)
  })

  it('is not sent after a full refund at the dashboard', async () => {
    const report = shop.payments.refundAtDashboard(transactionId, 575)
    await completePayment(shop, report, 'webhook')
    await runAllJobs(shop)
    expect(await state()).toEqual({ ...sent, sent: 0 })
  })

  it('is not sent while the provider does not know the payment', async () => {
    const withoutPayment = { ...shop, payments: { ...shop.payments, inquire: async () => null } }
    await expect(refundPayment(withoutPayment, { refundId }, heldClaim())).rejects.toThrow(
      'no longer knows',
    )
    expect(await state()).toEqual(notSent)
  })

  describe('that the provider left pending', () => {
    const later = async () => {
      shop.clock.now += minutes(10)
      await runAllJobs(shop)
    }
    beforeEach(async () => {
      shop.payments.undecided = true
      await runAllJobs(shop)
    })

    it('waits and is not repeated', async () => {
      await later()
      expect(await state()).toEqual(notSent)
      shop.payments.decide('done')
      await later()
      expect(await state()).toEqual(sent)
      expect(await refundsOf(shop, order)).toMatchObject([{ status: 'done' }])
    })

    it('is sent again after the provider refused it', async () => {
      shop.payments.decide('refused')
      await later()
      shop.payments.undecided = false
      await later()
      expect(await state()).toEqual(sent)
    })
  })

  it('does not block other refunds while nothing was sent', async () => {
    shop.payments.availability = 'refusing'
    await expect(refundPayment(shop, { refundId }, heldClaim())).rejects.toThrow()
    expect(await refundsOf(shop, order)).toMatchObject([{ id: refundId, sendingSince: null }])
  })
})

function brokenDatabase(db: TestShop['db']): TestShop['db'] {
  return new Proxy(db, {
    get() {
      throw new Error('crash')
    },
  })
}
