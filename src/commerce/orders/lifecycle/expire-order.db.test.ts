import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createProduct,
  type PayableOrder,
  placeCardOrder,
} from '../../../../tests/support/factories.ts'
import { bookedIn, orderOf, stockOf } from '../../../../tests/support/look-up.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  createSlot,
  minutes,
  noon,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import type { Product } from '../../catalogue/product.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import { changeDelivery } from '../customer/change-delivery.server.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { expireOrder } from './expire-order.server.ts'

describeOnEachDatabase('an order that nobody pays', (open) => {
  let shop: TestShop
  let roses: Product
  let order: PayableOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    roses = await createProduct(shop)
    order = await placeCardOrder(shop, { product: roses, quantity: 4 })
    shop.clock.now = noon + minutes(30)
  })

  const held = async () => [await stockOf(shop, roses), await bookedIn(shop)]
  const status = async () => (await orderOf(shop, order)).status

  it('waits half an hour, to the millisecond', async () => {
    shop.clock.now -= 1
    expect(await expireOrder(shop, order)).toEqual({ done: false, again: noon + minutes(30) })
    expect(await status()).toBe('awaiting_payment')
  })

  it('ends then, and gives its flowers and its window back', async () => {
    expect(await expireOrder(shop, order)).toEqual({ done: true })
    expect(await status()).toBe('expired')
    expect(await held()).toEqual([10, 0])
  })

  it('ends by itself', async () => {
    await runAllJobs(shop)
    expect(await status()).toBe('expired')
  })

  it('stands in the timeline as ended by the clock', async () => {
    await expireOrder(shop, order)
    const [last] = (await listEvents(shop.db, order.orderId)).slice(-1)
    expect(last).toMatchObject({ actor: 'clock', actorId: null, to: 'expired' })
  })

  it('gives them back once, even when it ends twice', async () => {
    await expireOrder(shop, order)
    await expireOrder(shop, order)
    expect(await held()).toEqual([10, 0])
  })

  it('gives them back once, even when it ends five times at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => expireOrder(shop, order)))
    expect(await held()).toEqual([10, 0])
  })

  it('does not end when it is paid after all, and the news of it got lost', async () => {
    shop.payments.pay(order.checkoutUrl)
    await expireOrder(shop, order)
    expect(await status()).toBe('confirmed')
    expect(await held()).toEqual([6, 1])
  })

  it('keeps one of the two when its payment comes while the provider is asked', async () => {
    const report = shop.payments.pay(order.checkoutUrl)
    const question = shop.payments.pauseAt('inquire')
    const expiry = expireOrder(shop, order)
    await question.reached
    await completePayment(shop, report, 'webhook')
    question.resume()
    await expiry
    expect(await status()).toBe('confirmed')
    expect(await held()).toEqual([6, 1])
  })

  it('adds up when its end and its payment come at the same moment', async () => {
    const report = shop.payments.pay(order.checkoutUrl)
    shop.payments.availability = 'down'
    await Promise.all([expireOrder(shop, order), completePayment(shop, report, 'webhook')])
    expect(await status()).toBe('confirmed')
    expect(await held()).toEqual([6, 1])
  })

  it('gives back the window to which its owner moved it while the provider was asked', async () => {
    const { id: slotId } = await createSlot(shop, { name: 'Evening' })
    const { orderId, userId } = order
    const question = shop.payments.pauseAt('inquire')
    const expiry = expireOrder(shop, order)
    await question.reached
    const from = { date: tomorrow, slotId: shop.slot.id }
    const to = { date: tomorrow, slotId }
    expect(await changeDelivery(shop, { orderId, userId, from, to })).toEqual({ ok: true })
    question.resume()
    await expiry
    expect(await status()).toBe('expired')
    expect([await bookedIn(shop), await bookedIn(shop, slotId)]).toEqual([0, 0])
  })

  it.each(['down', 'refusing'] as const)(
    'ends also when the provider is %s',
    async (availability) => {
      shop.payments.availability = availability
      expect(await expireOrder(shop, order)).toEqual({ done: true })
      expect(await status()).toBe('expired')
      expect(shop.log.text()).toContain('order expires without an answer of the provider')
    },
  )

  it('is left alone when there is none', async () => {
    expect(await expireOrder(shop, { orderId: newDocumentId() })).toEqual({ done: true })
  })
})
