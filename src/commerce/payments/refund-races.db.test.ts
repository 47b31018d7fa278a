import { beforeEach, describe, expect, it } from 'vitest'
import { attemptsOf, orderOf, refundsOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import type { PayableOrder } from '../../../tests/support/factories.ts'
import { heldClaim } from '../../../tests/support/held-lease.ts'
import { openPaidOrder, refundSteps } from '../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import type { TestShop } from '../../../tests/support/test-shop.ts'
import { completePayment } from './complete-payment.server.ts'
import { PaymentProviderRefused } from './payment-provider.ts'
import { refundPayment } from './refund-payment.server.ts'

describeOnEachDatabase('sending a refund', (open) => {
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

  describe('beside another worker', () => {
    it('records it first, and only one of two sends', async () => {
      await ask(100)
      const refundId = (await refundsOf(shop, order))[0]?.id ?? ''
      const gate = shop.payments.pauseAt('refund')
      const slow = refundPayment(shop, { refundId }, heldClaim())
      await gate.reached
      expect(await outcomes()).toEqual(['unknown'])
      // Its clock is 90 s ahead, and the provider is slow.
      const ahead = { ...shop, now: () => shop.clock.now + 90_000 }
      expect(await refundPayment(ahead, { refundId }, heldClaim())).toMatchObject({ done: false })
      gate.resume()
      await slow
      await later()
      expect(sent()).toEqual([100])
      expect(await ledger()).toMatchObject({ refunded: 100 })
    })

    it('begins one attempt when both read at the same time', async () => {
      await ask(100)
      const refundId = (await refundsOf(shop, order))[0]?.id ?? ''
      await Promise.all(
        [1, 2, 3].map(() => refundPayment(shop, { refundId }, heldClaim()).catch(() => undefined)),
      )
      expect(sent()).toEqual([100])
      expect(await outcomes()).toEqual(['done'])
    })

    it('stops when the process was suspended after recording the attempt', async () => {
      await ask(100)
      const refundId = (await refundsOf(shop, order))[0]?.id ?? ''
      const stalled = { ...heldClaim(), assertHeld: stallOnSecond() }
      expect(await refundPayment(shop, { refundId }, stalled)).toMatchObject({ done: false })
      expect(sent()).toEqual([])
      expect(await outcomes()).toEqual(['not-made'])
      await later()
      expect(sent()).toEqual([100])

      function stallOnSecond() {
        let calls = 0
        return async () => {
          calls += 1
          if (calls === 2) shop.clock.now += 5_001
        }
      }
    })

    it('either sends or refuses during a refund at the dashboard', async () => {
      await ask(575)
      const refundId = (await refundsOf(shop, order))[0]?.id ?? ''
      const gate = shop.payments.pauseAt('refund')
      const job = refundPayment(shop, { refundId }, heldClaim()).catch(() => undefined)
      await gate.reached
      await completePayment(shop, shop.payments.refundAtDashboard(transactionId, 75), 'webhook')
      gate.resume()
      await job
      await later()
      expect(sent()).toEqual([])
      expect(await refunds()).toEqual(['575 refused', '75 done'])
      expect(await ledger()).toMatchObject({ refunded: 75, returned: 75 })
    })
  })

  describe('while the provider throttles', () => {
    beforeEach(() => {
      shop.payments.settled = false
      shop.payments.availability = 'throttling'
    })

    it('waits for the requested pause', async () => {
      await ask(100)
      await runAllJobs(shop)
      shop.payments.availability = 'up'
      shop.clock.now += 6_999
      await runAllJobs(shop)
      expect(sent()).toEqual([])
      shop.clock.now += 1
      await runAllJobs(shop)
      expect(sent()).toEqual([100])
    })

    it.each(['throttling', 'denying'] as const)('keeps a void a void: %s', async (how) => {
      shop.payments.availability = 'up'
      const { inquire } = shop.payments
      shop.payments.inquire = async (attempt) => {
        const report = await inquire(attempt)
        shop.payments.availability = how
        return report
      }
      await ask(575)
      await runAllJobs(shop)
      expect(await attemptsOf(shop, order)).toMatchObject([{ kind: 'void', outcome: 'not-made' }])
      shop.payments.inquire = inquire
      shop.payments.availability = 'up'
      await later()
      expect([sent(), shop.payments.voids]).toEqual([[], [transactionId]])
    })
  })

  it('continues after the previous version finished another attempt', async () => {
    await ask(100)
    shop.payments.loseNextResponse()
    await runAllJobs(shop)
    await shop.db
      .updateTable('refunds')
      .set({ status: 'done', sendingSince: null })
      .where('orderId', '=', order.orderId)
      .execute()
    await shop.db
      .updateTable('orders')
      .set({ refunded: 100, paymentStatus: 'partially_refunded' })
      .where('id', '=', order.orderId)
      .execute()
    await ask(50, 475)
    await runAllJobs(shop)
    await later()
    expect(sent()).toEqual([100, 50])
    expect((await orderOf(shop, order)).refunded).toBe(150)
  })

  it('decides by the amount when the provider names no newest reversal', async () => {
    await ask(100)
    shop.payments.loseNextResponse()
    await runAllJobs(shop)
    shop.payments.lastReversal = async () => {
      throw new PaymentProviderRefused('No.')
    }
    await later()
    expect(sent()).toEqual([100])
    expect(await outcomes()).toEqual(['done'])
  })

  it('looks up a call of the previous version instead of repeating it', async () => {
    await ask(100)
    const [refund] = await refundsOf(shop, order)
    await shop.payments.refund({ transactionId, amount: 100, rest: null })
    await shop.db
      .updateTable('refunds')
      .set({ sendingSince: shop.now() })
      .where('id', '=', refund?.id ?? '')
      .execute()
    await runAllJobs(shop)
    await later()
    expect(sent()).toEqual([100])
    expect(await ledger()).toMatchObject({ refunded: 100 })
  })
})
