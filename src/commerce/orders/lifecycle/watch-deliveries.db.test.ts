import { beforeEach, expect, it } from 'vitest'
import { lateNotifiedAt } from '#database/stored-names.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder } from '../../../../tests/support/factories.ts'
import { blockAfterWritingTo, failAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  minutes,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { instantOf } from '../../delivery/cairo-time.ts'
import { listStaffEvents } from '../records/order-event-store.server.ts'
import { lateNoticeMinutes } from '../staff/order-need.ts'
import { watchDeliveries } from './watch-deliveries.server.ts'

describeOnEachDatabase('the customer of a late delivery', (open) => {
  let shop: TestShop
  let orderId: string
  let before: number
  const ends = instantOf(tomorrow, 18 * 60)

  beforeEach(async () => {
    shop = await openTestShop(open())
    const settled = { status: 'delivered', [lateNotifiedAt]: 0 }
    await shop.db.updateTable('orders').set(settled).execute()
    const order = await createOrder(shop, { paymentMethod: 'cash' })
    orderId = order.orderId
    await runAllJobs(shop)
    before = shop.mailer.sent.length
    shop.clock.now = ends - minutes(lateNoticeMinutes)
  })

  const change = (values: Record<string, string | number | null>) =>
    shop.db.updateTable('orders').set(values).where('id', '=', orderId).execute()
  const subjects = () => shop.mailer.sent.slice(before).map(({ email }) => email.subject)
  const notes = async () =>
    (await listStaffEvents(shop.db, orderId)).filter(({ kind }) => kind === 'noted')

  async function look(from: Parameters<typeof watchDeliveries>[0] = shop) {
    await watchDeliveries(from)
    await runAllJobs(shop)
  }

  it('is mailed once, before the slot ends, and the timeline says so', async () => {
    shop.clock.now -= 1
    await look()
    expect(subjects()).toEqual([])
    shop.clock.now += 1
    await look()
    expect(subjects()).toEqual([expect.stringMatching(/^Your flowers are running late: order /)])
    expect(await notes()).toEqual([
      expect.objectContaining({
        actor: 'clock',
        note: 'The customer was told that the flowers are late.',
      }),
    ])
    shop.clock.now += minutes(5)
    await look()
    expect(subjects()).toHaveLength(1)
  })

  it('gets the email in the language of the order', async () => {
    await change({ locale: 'ar' })
    await look()
    expect(subjects()).toEqual([expect.stringMatching(/^الورد سيتأخر قليلًا: طلبك /)])
  })

  it.each([
    ['the flowers have left', { status: 'out_for_delivery' }],
    ['they were delivered', { status: 'delivered' }],
    ['the order was cancelled', { status: 'cancelled' }],
    ['the recipient has yet to give the address', { addressGivenAt: null }],
    ['there is no email address', { contactEmail: '' }],
    ['the delivery is on another day', { deliveryDate: '2026-11-22' }],
  ])('is not mailed when %s', async (_when, values) => {
    await change(values)
    await look()
    expect(subjects()).toEqual([])
    expect(await notes()).toEqual([])
  })

  it('is not mailed after the slot has ended', async () => {
    shop.clock.now = ends
    await look()
    expect(subjects()).toEqual([])
  })

  it('gets no email that a down mail server delayed until the flowers left', async () => {
    await watchDeliveries(shop)
    await change({ status: 'out_for_delivery' })
    await runAllJobs(shop)
    expect(subjects()).toEqual([])
  })

  it('is mailed once while two workers look', async () => {
    const paused = blockAfterWritingTo(shop, 'orders')
    const first = watchDeliveries(paused.shop)
    await paused.reached
    const second = watchDeliveries(shop)
    paused.resume()
    await Promise.all([first, second])
    await runAllJobs(shop)
    expect(subjects()).toHaveLength(1)
    expect(await notes()).toHaveLength(1)
  })

  it.each(['orders', 'order_events', 'jobs'])(
    'is mailed once after a crash behind %s',
    async (table) => {
      const crashing = { ...shop, db: shop.db.withPlugin(failAfterWritingTo(table)) }
      await expect(watchDeliveries(crashing)).rejects.toThrow('Lost.')
      expect(await notes()).toEqual([])
      await look()
      await look()
      expect(subjects()).toHaveLength(1)
    },
  )
})
