import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  openCheckout,
  type PayableOrder,
  placeCardOrder,
} from '../../../tests/support/factories.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop, tomorrow } from '../../../tests/support/test-shop.ts'
import { maxAttempts } from '../jobs/job.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { undoWindowMs } from '../orders/lifecycle/order-lifecycle.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { savePhoto } from '../orders/staff/order-photo-store.server.ts'
import { completePayment } from '../payments/complete-payment.server.ts'
import { storePicture } from '../pictures/store-picture.server.ts'

describeUseCase('order emails', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await placeCardOrder(shop)
  })

  const headings = () => shop.mailer.sent.map(({ email }) => email.heading)
  const hear = (report: Parameters<typeof completePayment>[1]) =>
    completePayment(shop, report, 'webhook')
  const pay = () => hear(shop.payments.pay(order.checkoutUrl))
  async function move(from: OrderStatus, to: OrderStatus) {
    const { orderId } = order
    const by = { staffId: newDocumentId(), note: '', confirmedDays: [tomorrow], mayRefund: true }
    await advanceOrder(shop, { ...by, orderId, from, to })
    shop.clock.now += undoWindowMs
    await runAllJobs(shop)
  }

  it('are sent once for each step from placement to delivery', async () => {
    await runAllJobs(shop)
    await pay()
    await runAllJobs(shop)
    await move('confirmed', 'preparing')
    await move('preparing', 'out_for_delivery')
    await move('out_for_delivery', 'delivered')
    await runAllJobs(shop)
    expect(headings()).toEqual([
      'Thank you for your order',
      'Your flowers are confirmed',
      'Your flowers are on their way',
      'Your flowers have arrived',
    ])
    expect(new Set(shop.mailer.sent.map(({ to }) => to))).toEqual(new Set(['mona@example.com']))
  })

  it('show the delivery photograph', async () => {
    await pay()
    const request = { createdBy: null, kind: 'order' } as const
    const stored = await storePicture(shop, await photograph(), request)
    const image = stored.ok ? stored.picture.address : ''
    const taken = { kind: 'delivery', image, takenBy: 'nadia', at: shop.now() } as const
    const isSaved = await inTransaction(shop.db, (tx) =>
      savePhoto(tx, { orderId: order.orderId, ...taken }),
    )
    expect(isSaved).toBe(true)
    await move('confirmed', 'preparing')
    await move('preparing', 'out_for_delivery')
    await move('out_for_delivery', 'delivered')
    expect(shop.mailer.sent.at(-1)?.email.picture?.address).toBe(image)
  })

  it('report the cancellation, then the refund', async () => {
    await pay()
    await runAllJobs(shop)
    await move('confirmed', 'cancelled')
    await runAllJobs(shop)
    expect(headings().slice(-2)).toEqual(['Your order was cancelled', 'Your refund is on its way'])
  })

  describe('about a declined payment', () => {
    const failed = 'The payment did not go through'

    it('are sent once for the declines of one attempt', async () => {
      await hear(shop.payments.decline(order.checkoutUrl))
      await hear(shop.payments.decline(order.checkoutUrl))
      await runAllJobs(shop)
      await runAllJobs(shop)
      expect(headings().filter((heading) => heading === failed)).toHaveLength(1)
    })

    it('offer help once after three declines within an hour', async () => {
      await hear(shop.payments.decline(order.checkoutUrl))
      await hear(shop.payments.decline(order.checkoutUrl))
      const third = shop.payments.decline(await openCheckout(shop, order))
      await Promise.all([hear(third), hear(third)])
      await runAllJobs(shop)
      await hear(shop.payments.decline(await openCheckout(shop, order)))
      await runAllJobs(shop)
      const ofPayments = headings().filter((heading) => heading !== 'Thank you for your order')
      expect(ofPayments.toSorted()).toEqual(['Let us help you pay', failed])
    })

    it('are not sent after the order was paid', async () => {
      shop.mailer.availability = 'down'
      await hear(shop.payments.decline(order.checkoutUrl))
      await runAllJobs(shop)
      await pay()
      shop.mailer.availability = 'up'
      shop.clock.now += minutes(1)
      await runAllJobs(shop)
      expect(headings()).not.toContain(failed)
      expect(headings()).toContain('Your flowers are confirmed')
    })
  })

  it('are dropped when they are outdated before they are sent', async () => {
    await runAllJobs(shop)
    await pay()
    await runAllJobs(shop)
    shop.mailer.availability = 'down'
    await move('confirmed', 'preparing')
    await move('preparing', 'out_for_delivery')
    await move('out_for_delivery', 'delivered')
    shop.mailer.availability = 'up'
    shop.clock.now += minutes(10)
    await runAllJobs(shop)
    expect(headings().slice(-2)).toEqual([
      'Your flowers are confirmed',
      'Your flowers have arrived',
    ])
  })

  it('are sent once for concurrent reports of one payment', async () => {
    const results = await Promise.all([1, 2, 3].map(() => pay()))
    expect(results).toHaveLength(3)
    await runAllJobs(shop)
    expect(headings().filter((heading) => heading === 'Your flowers are confirmed')).toHaveLength(1)
  })

  it('are not sent without a contact address', async () => {
    await shop.db
      .updateTable('orders')
      .set({ contactEmail: '' })
      .where('id', '=', order.orderId)
      .execute()
    await pay()
    await runAllJobs(shop)
    expect(shop.mailer.sent).toEqual([])
  })

  it('confirm a cash order with a proved address at once', async () => {
    shop = await openTestShop(open())
    await createOrder(shop, { paymentMethod: 'cash' })
    await runAllJobs(shop)
    expect(headings()).toEqual(['Your flowers are confirmed'])
  })

  describe('while the mail server is down', () => {
    beforeEach(async () => {
      shop.mailer.availability = 'down'
      await runAllJobs(shop)
    })

    it('wait, and are sent once when it is up again', async () => {
      expect(shop.mailer.sent).toEqual([])
      shop.mailer.availability = 'up'
      shop.clock.now += minutes(1)
      await runAllJobs(shop)
      await runAllJobs(shop)
      expect(headings()).toEqual(['Thank you for your order'])
    })

    it('do not block the confirmation of an order', async () => {
      await pay()
      const row = await shop.db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', order.orderId)
        .executeTakeFirstOrThrow()
      expect(row.status).toBe('confirmed')
    })

    it('are dead-lettered in the end, and the log contains no personal data', async () => {
      await pay()
      for (let time = 0; time < maxAttempts; time++) {
        shop.clock.now += minutes(60)
        await runAllJobs(shop)
      }
      const deadLettered = shop.log.lines.filter(({ event }) => event === 'job dead-lettered')
      expect(deadLettered.map(({ fields }) => fields.kind)).toContain('send-order-email')
      for (const secret of ['mona@', 'Mona', 'Karim', '+2010', 'Brazil']) {
        expect(shop.log.text()).not.toContain(secret)
      }
    })
  })

  it('keep their Message-ID on a retry', async () => {
    const { db } = shop
    const crashing = { ...shop, mailer: { ...shop.mailer, send: sendThenCrash } }
    async function sendThenCrash(mail: Parameters<TestShop['mailer']['send']>[0]) {
      await shop.mailer.send(mail)
      throw new Error('process crashed')
    }
    await runAllJobs({ ...crashing, db })
    shop.clock.now += minutes(1)
    await runAllJobs(shop)
    const [first, second] = shop.mailer.sent
    expect(first?.id).toBeTruthy()
    expect(second?.id).toBe(first?.id)
  })
})
