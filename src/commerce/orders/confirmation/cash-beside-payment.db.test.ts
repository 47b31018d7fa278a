import { beforeEach, expect, it } from 'vitest'
import { deliver } from '../../../../tests/support/claims.ts'
import { orderOf, refundsOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { openCheckout, type TestOrder } from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { createUnconfirmedOrder, proofsOf } from '../../../../tests/support/unconfirmed-orders.ts'
import { findViolations } from '../../invariants/check-invariants.server.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import { readOrderView } from '../read-order-view.server.ts'
import { noCashLimits } from './cash-limits.ts'
import { confirmCashOrder } from './confirm-cash-order.server.ts'

describeOnEachDatabase('a cash order whose customer also opened an online payment', (open) => {
  let shop: TestShop
  let order: TestOrder
  let page: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createUnconfirmedOrder(shop)
    page = await openCheckout(shop, order)
  })

  const pay = (amount?: number) => completePayment(shop, shop.payments.pay(page, amount), 'webhook')

  async function confirm() {
    const { token } = await proofsOf(shop, order)
    const proof = { by: 'link', token } as const
    expect(await confirmCashOrder(shop, { orderId: order.orderId, proof }, noCashLimits)).toEqual({
      ok: true,
    })
  }

  const state = async () => {
    await expectInvariantsToHold(shop)
    const { status, paymentStatus, captured, refunded } = await orderOf(shop, order)
    return { status, paymentStatus, captured, refunded }
  }

  it('stays due in cash after a payment that came later is refunded', async () => {
    await confirm()
    await pay()
    await runAllJobs(shop)
    expect(await state()).toEqual({
      ...{ status: 'confirmed', paymentStatus: 'cash_due' },
      ...{ captured: 575, refunded: 575 },
    })
  })

  it('has its cash collected after such a refund', async () => {
    await confirm()
    await pay()
    await runAllJobs(shop)
    await deliver(shop, order)
    expect(await state()).toEqual({
      ...{ status: 'delivered', paymentStatus: 'cash_collected' },
      ...{ captured: 1150, refunded: 575 },
    })
  })

  it('stays collected when the refund ends after the delivery', async () => {
    await confirm()
    await pay()
    await deliver(shop, order)
    await runAllJobs(shop)
    expect(await state()).toEqual({
      ...{ status: 'delivered', paymentStatus: 'cash_collected' },
      ...{ captured: 1150, refunded: 575 },
    })
  })

  it('shows a wallet payment that the provider has not decided, instead of the code', async () => {
    const wallet = await openCheckout(shop, order, 'wallet')
    await completePayment(shop, shop.payments.pend(wallet), 'webhook')
    const visitor = { userId: order.userId, isStaff: false }
    expect(await readOrderView(shop, order.orderId, visitor)).toMatchObject({
      isPaymentUndecided: true,
    })
  })

  it('waits for staff beyond its time after a payment of another amount', async () => {
    await pay(500)
    shop.clock.now += minutes(60)
    await runAllJobs(shop)
    expect(await state()).toMatchObject({ status: 'awaiting_payment', captured: 500 })
    const violations = await findViolations(shop.db, shop.now())
    expect(violations.filter(({ subject }) => subject === order.orderId)).toEqual([])
  })

  it('gets a payment of another amount back with its confirmation', async () => {
    await pay(500)
    await confirm()
    expect(await refundsOf(shop, order)).toMatchObject([{ amount: 500 }])
    await runAllJobs(shop)
    expect(await state()).toEqual({
      ...{ status: 'confirmed', paymentStatus: 'cash_due' },
      ...{ captured: 500, refunded: 500 },
    })
  })
})
