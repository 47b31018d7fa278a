import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { type PayableOrder, placeCardOrder } from '../../../tests/support/factories.ts'
import { heldClaim } from '../../../tests/support/held-lease.ts'
import { orderOf, refundsOf } from '../../../tests/support/look-up.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { ClaimLost } from '../jobs/job-claim.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { completePayment } from './complete-payment.server.ts'
import { refundPayment } from './refund-payment.server.ts'

describeUseCase('money that has to go back', (open) => {
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
    await advanceOrder(shop, { ...cancelled, staffId: newDocumentId() })
    refundId = (await refundsOf(shop, order))[0]?.id ?? ''
  })

  const state = async () => {
    const { paymentStatus, refunded } = await orderOf(shop, order)
    return { paymentStatus, refunded, sent: shop.payments.refunds.length }
  }
  const sent = { paymentStatus: 'refunded', refunded: 575, sent: 1 }
  const notSent = { paymentStatus: 'paid', refunded: 0, sent: 0 }

  it('goes back by itself', async () => {
    await runAllJobs(shop)
    expect(await state()).toEqual(sent)
    expect(shop.payments.refunds).toEqual([{ transactionId, amount: 575 }])
  })

  it('goes back once, however often it is asked for', async () => {
    await refundPayment(shop, { refundId }, heldClaim())
    await refundPayment(shop, { refundId }, heldClaim())
    expect(await state()).toEqual(sent)
  })

  it('is never sent before the provider was asked whether it went', async () => {
    const question = shop.payments.pauseAt('inquire')
    const job = refundPayment(shop, { refundId }, heldClaim())
    await question.reached
    expect(shop.payments.refunds).toEqual([])
    question.resume()
    await job
    expect(await state()).toEqual(sent)
  })

  it('is not sent when too little of the lease is left for the answer of the provider', async () => {
    const late = heldClaim({ remainingMs: 19_999 })
    expect(await refundPayment(shop, { refundId }, late)).toMatchObject({ done: false })
    expect(await state()).toEqual(notSent)
    await refundPayment(shop, { refundId }, heldClaim())
    expect(await state()).toEqual(sent)
  })

  it('is not sent by a worker that lost its claim while it asked the provider', async () => {
    const question = shop.payments.pauseAt('inquire')
    const claim = heldClaim()
    const stale = refundPayment(shop, { refundId }, claim)
    await question.reached
    claim.lose()
    question.resume()
    await expect(stale).rejects.toThrow(ClaimLost)
    expect(await state()).toEqual(notSent)
  })

  describe('while the provider is out of order', () => {
    it.each(['down', 'refusing'] as const)('waits, and goes when it is back: %s', async (how) => {
      shop.payments.availability = how
      await runAllJobs(shop)
      expect(await state()).toEqual(notSent)
      shop.payments.availability = 'up'
      shop.clock.now += minutes(1)
      await runAllJobs(shop)
      expect(await state()).toEqual(sent)
    })

    it('waits for most of a day, too, and is not laid aside', async () => {
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

    it('goes once, when only the answer to it got lost', async () => {
      shop.payments.loseNextAnswer()
      await runAllJobs(shop)
      expect(await state()).toEqual({ ...notSent, sent: 1 })
      shop.clock.now += minutes(3)
      await runAllJobs(shop)
      expect(await state()).toEqual(sent)
    })

    it('goes once, when its webhook comes before the lost answer is looked up', async () => {
      shop.payments.loseNextAnswer()
      await runAllJobs(shop)
      const news = await shop.payments.inquire({
        reference: '',
        providerOrderId: null,
        checkoutUrl: null,
        transactionId,
      })
      if (news) await completePayment(shop, news, 'webhook')
      shop.clock.now += minutes(3)
      await runAllJobs(shop)
      expect(await state()).toEqual(sent)
    })
  })

  it('goes once, when the shop dies between the answer of the provider and its own commit', async () => {
    const { db } = shop
    const dying = { ...shop, payments: { ...shop.payments, refund: refundThenDie } }
    async function refundThenDie(refund: Parameters<TestShop['payments']['refund']>[0]) {
      const answer = await shop.payments.refund(refund)
      dying.db = brokenDatabase(db)
      return answer
    }
    await expect(refundPayment(dying, { refundId }, heldClaim())).rejects.toThrow(
      'the shop is dead',
    )
    expect(await state()).toEqual({ ...notSent, sent: 1 })
    shop.clock.now += minutes(3)
    await refundPayment(shop, { refundId }, heldClaim())
    expect(await state()).toEqual(sent)
  })

  it('of which a part went back at the dashboard meanwhile goes back in its rest', async () => {
    shop.payments.refundAtDashboard(transactionId, 75)
    await runAllJobs(shop)
    expect(shop.payments.refunds).toEqual([{ transactionId, amount: 500 }])
    expect(await state()).toEqual(sent)
  })

  it('that went back at the dashboard meanwhile is not sent again', async () => {
    const news = shop.payments.refundAtDashboard(transactionId, 575)
    await completePayment(shop, news, 'webhook')
    await runAllJobs(shop)
    expect(await state()).toEqual({ ...sent, sent: 0 })
  })

  it('is not sent while the provider does not know the payment', async () => {
    const forgetful = { ...shop, payments: { ...shop.payments, inquire: async () => null } }
    await expect(refundPayment(forgetful, { refundId }, heldClaim())).rejects.toThrow(
      'does not know',
    )
    expect(await state()).toEqual(notSent)
  })

  describe('that the provider has taken up and not decided', () => {
    const later = async () => {
      shop.clock.now += minutes(10)
      await runAllJobs(shop)
    }
    beforeEach(async () => {
      shop.payments.undecided = true
      await runAllJobs(shop)
    })

    it('is waited for, and not sent once more', async () => {
      await later()
      expect(await state()).toEqual(notSent)
      shop.payments.decide('done')
      await later()
      expect(await state()).toEqual(sent)
      expect(await refundsOf(shop, order)).toMatchObject([{ status: 'done' }])
    })

    it('is sent anew when it was refused after all', async () => {
      shop.payments.decide('refused')
      await later()
      shop.payments.undecided = false
      await later()
      expect(await state()).toEqual(sent)
    })
  })

  it('of which nothing was sent stands in no other refund’s way', async () => {
    shop.payments.availability = 'refusing'
    await expect(refundPayment(shop, { refundId }, heldClaim())).rejects.toThrow()
    expect(await refundsOf(shop, order)).toMatchObject([{ id: refundId, sendingSince: null }])
  })
})

function brokenDatabase(db: TestShop['db']): TestShop['db'] {
  return new Proxy(db, {
    get() {
      throw new Error('the shop is dead')
    },
  })
}
