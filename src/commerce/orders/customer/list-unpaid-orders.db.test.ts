import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder, placeCardOrder, type TestOrder } from '../../../../tests/support/factories.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import { cancelOwnOrder } from './cancel-own-order.server.ts'
import { listUnpaidOrders } from './list-unpaid-orders.server.ts'

describeUseCase('the unpaid orders of a customer', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createOrder(shop)
  })

  const unpaid = async (userId = order.userId) =>
    (await listUnpaidOrders(shop, userId)).map(({ id, next }) => [id, next])

  it('name the total, and when the order expires', async () => {
    const { number } = await orderOf(shop, order)
    expect(await listUnpaidOrders(shop, order.userId)).toEqual([
      { id: order.orderId, number, total: 575, expiresAt: noon + minutes(30), next: 'pay' },
    ])
  })

  it('begin with the one that expires first, cash orders to confirm included', async () => {
    shop.clock.now += minutes(1)
    const { userId } = order
    const cash = await createOrder(shop, { userId, paymentMethod: 'cash', isProved: false })
    expect(await unpaid()).toEqual([
      [cash.orderId, 'confirm'],
      [order.orderId, 'pay'],
    ])
  })

  it('leave out paid, cancelled and expired orders, and those of others', async () => {
    expect(await unpaid(newDocumentId())).toEqual([])
    const paid = await placeCardOrder(shop, { userId: order.userId })
    await completePayment(shop, shop.payments.pay(paid.checkoutUrl), 'webhook')
    const cancelled = await createOrder(shop, { userId: order.userId })
    await cancelOwnOrder(shop, cancelled)
    expect(await unpaid()).toEqual([[order.orderId, 'pay']])
    shop.clock.now = noon + minutes(30)
    expect(await unpaid()).toEqual([])
  })

  const reminders = () =>
    shop.mailer.sent.filter(({ email }) => email.heading === 'Your flowers are still reserved')

  it('get one email after ten minutes', async () => {
    shop.clock.now = noon + minutes(10) - 1
    await runAllJobs(shop)
    expect(reminders()).toEqual([])
    shop.clock.now = noon + minutes(10)
    await runAllJobs(shop)
    shop.clock.now = noon + minutes(25)
    await runAllJobs(shop)
    expect(reminders()).toHaveLength(1)
    expect(reminders()[0]?.email).toMatchObject({
      preview: 'Your flowers are reserved until 12:30 pm.',
      action: { label: 'Pay now' },
    })
  })

  it('get no such email after they expired, when the mail server was down', async () => {
    shop.mailer.availability = 'down'
    shop.clock.now = noon + minutes(10)
    await runAllJobs(shop)
    shop.mailer.availability = 'up'
    shop.clock.now = noon + minutes(31)
    await runAllJobs(shop)
    expect(reminders()).toEqual([])
  })

  it('get no such email once they are paid, declined or cancelled', async () => {
    await cancelOwnOrder(shop, order)
    const paid = await placeCardOrder(shop)
    await completePayment(shop, shop.payments.pay(paid.checkoutUrl), 'webhook')
    const declined = await placeCardOrder(shop)
    await completePayment(shop, shop.payments.decline(declined.checkoutUrl), 'webhook')
    shop.clock.now = noon + minutes(10)
    await runAllJobs(shop)
    expect(reminders()).toEqual([])
  })
})
