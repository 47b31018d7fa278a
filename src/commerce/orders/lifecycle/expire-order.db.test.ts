import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, orderOf, stockOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createProduct,
  type PayableOrder,
  placeCardOrder,
} from '../../../../tests/support/factories.ts'
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

describeOnEachDatabase('an unpaid order', (open) => {
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

  it('expires after exactly half an hour', async () => {
    shop.clock.now -= 1
    expect(await expireOrder(shop, order)).toEqual({ done: false, again: noon + minutes(30) })
    expect(await status()).toBe('awaiting_payment')
  })

  it('releases its stock and slot on expiry', async () => {
    expect(await expireOrder(shop, order)).toEqual({ done: true })
    expect(await status()).toBe('expired')
    expect(await held()).toEqual([10, 0])
  })

  it('is expired by a job', async () => {
    await runAllJobs(shop)
    expect(await status()).toBe('expired')
  })

  it('adds its expiry to the timeline with the actor "clock"', async () => {
    await expireOrder(shop, order)
    const [last] = (await listEvents(shop.db, order.orderId)).slice(-1)
    expect(last).toMatchObject({ actor: 'clock', actorId: null, to: 'expired' })
  })

  it('releases them once when the job runs twice', async () => {
    await expireOrder(shop, order)
    await expireOrder(shop, order)
    expect(await held()).toEqual([10, 0])
  })

  it('releases them once when the job runs five times concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => expireOrder(shop, order)))
    expect(await held()).toEqual([10, 0])
  })

  it('does not expire when it was paid and the webhook was lost', async () => {
    shop.payments.pay(order.checkoutUrl)
    await expireOrder(shop, order)
    expect(await status()).toBe('confirmed')
    expect(await held()).toEqual([6, 1])
  })

  it('ends in one state when the webhook arrives during the inquiry', async () => {
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

  it('keeps the invariants when expiry and payment are concurrent', async () => {
    const report = shop.payments.pay(order.checkoutUrl)
    shop.payments.availability = 'down'
    await Promise.all([expireOrder(shop, order), completePayment(shop, report, 'webhook')])
    expect(await status()).toBe('confirmed')
    expect(await held()).toEqual([6, 1])
  })

  it('releases the slot to which its customer moved it during the inquiry', async () => {
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
    'expires although the provider is %s',
    async (availability) => {
      shop.payments.availability = availability
      expect(await expireOrder(shop, order)).toEqual({ done: true })
      expect(await status()).toBe('expired')
      expect(shop.log.text()).toContain('order expires without a response of the provider')
    },
  )

  it('is ignored when it does not exist', async () => {
    expect(await expireOrder(shop, { orderId: newDocumentId() })).toEqual({ done: true })
  })
})
