import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { orderOf, paymentsOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  openCheckout,
  type TestOrder,
} from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { cancelOwnOrder } from '../orders/customer/cancel-own-order.server.ts'
import { expireOrder } from '../orders/lifecycle/expire-order.server.ts'
import { completePayment } from './complete-payment.server.ts'
import { PaymentProviderUnavailable } from './payment-provider.ts'
import { startPayment } from './start-payment.server.ts'

describeOnEachDatabase('starting a payment', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createOrder(shop, { quantity: 2 })
  })

  const start = (method: 'card' | 'wallet' = 'card', userId = order.userId) =>
    startPayment(shop, { orderId: order.orderId, userId, method })
  const refused = (refusal: string) => ({ ok: false, refusal })

  it('returns the checkout URL of the provider', async () => {
    expect(await start()).toEqual({
      ok: true,
      checkoutUrl: expect.stringMatching(/^https:\/\/provider\.example\//),
    })
  })

  it('sends the lines with delivery and the expiry', async () => {
    shop.clock.now += minutes(10)
    await start()
    const { number } = await orderOf(shop, order)
    expect(shop.payments.opened).toEqual([
      {
        reference: expect.stringMatching(new RegExp(`^${number}-1-\\w{8}$`)),
        method: 'card',
        amount: 1075,
        lines: [
          { name: 'Red roses', total: 1000 },
          { name: 'Delivery', total: 75 },
        ],
        payer: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
        lifetimeSeconds: 20 * 60,
      },
    ])
  })

  it('sends the lines in the language of the order, whatever that of the request', async () => {
    const product = await createProduct(shop, { name: 'Red roses', nameAr: 'ورد أحمر' })
    order = await inLocale('ar', () => createOrder(shop, { product }))
    await start()
    expect(shop.payments.opened[0]?.lines).toMatchObject([
      { name: 'ورد أحمر' },
      { name: 'التوصيل' },
    ])
  })

  it('grants a minute when the order is about to expire', async () => {
    shop.clock.now = noon + minutes(30) - 1
    await start()
    expect(shop.payments.opened[0]?.lifetimeSeconds).toBe(60)
  })

  it('returns the same URL when repeated', async () => {
    expect(await start()).toEqual(await start())
    expect(await paymentsOf(shop, order)).toHaveLength(1)
  })

  it('opens one attempt for two concurrent clicks', async () => {
    const gate = shop.payments.pauseAt('open')
    const first = start()
    await gate.reached
    expect(await start()).toEqual(refused('payment-being-opened'))
    gate.resume()
    expect(await first).toMatchObject({ ok: true })
    expect(shop.payments.opened).toHaveLength(1)
  })

  it('opens one attempt for ten concurrent clicks', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => start()))
    expect(answers.some(({ ok }) => ok)).toBe(true)
    expect(shop.payments.opened).toHaveLength(1)
    expect(await paymentsOf(shop, order)).toHaveLength(1)
  })

  it('opens another attempt after a change to wallet', async () => {
    const urls = [await openCheckout(shop, order), await openCheckout(shop, order, 'wallet')]
    expect(new Set(urls).size).toBe(2)
    expect(await paymentsOf(shop, order)).toMatchObject([
      { method: 'card', attempt: 1 },
      { method: 'wallet', attempt: 2 },
    ])
  })

  it('opens another attempt under a new reference after a decline', async () => {
    const url = await openCheckout(shop, order)
    await completePayment(shop, shop.payments.decline(url), 'webhook')
    expect(await openCheckout(shop, order)).not.toBe(url)
    const references = shop.payments.opened.map(({ reference }) => reference)
    expect(new Set(references).size).toBe(2)
    expect((await orderOf(shop, order)).paymentStatus).toBe('pending')
  })

  it('schedules an inquiry in case the webhook is lost', async () => {
    await start()
    const kinds = await shop.db.selectFrom('jobs').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).toContain('reconcile-payment')
  })

  describe('is refused', () => {
    it.each(['card', 'wallet'] as const)('by %s for an order of another user', async (method) => {
      expect(await start(method, newDocumentId())).toEqual(refused('order-not-payable'))
    })

    it('by wallet in a shop without wallet payments', async () => {
      shop.payments.offersWallet = false
      expect(await start('wallet')).toEqual(refused('method-not-offered'))
    })

    it('for a paid order', async () => {
      const url = await openCheckout(shop, order)
      await completePayment(shop, shop.payments.pay(url), 'webhook')
      expect(await start()).toEqual(refused('order-not-payable'))
    })

    it('from the millisecond in which the order expires', async () => {
      shop.clock.now = noon + minutes(30)
      expect(await start()).toEqual(refused('order-not-payable'))
    })

    it('for a cash order', async () => {
      order = await createOrder(shop, { paymentMethod: 'cash' })
      expect(await start()).toEqual(refused('order-not-payable'))
    })

    it('for an unknown order', async () => {
      order = { ...order, orderId: newDocumentId() }
      expect(await start()).toEqual(refused('order-not-payable'))
    })
  })

  describe('while the request is in flight, the order', () => {
    const meanwhile = async (happens: () => Promise<unknown>) => {
      const gate = shop.payments.pauseAt('open')
      const answer = start('wallet')
      await gate.reached
      await happens()
      gate.resume()
      expect(await answer).toEqual(refused('order-not-payable'))
      const { status, paymentStatus } = await orderOf(shop, order)
      return { status, paymentStatus }
    }

    it('may be paid by the previous attempt and stays paid', async () => {
      const report = shop.payments.pay(await openCheckout(shop, order))
      const standing = await meanwhile(() => completePayment(shop, report, 'webhook'))
      expect(standing).toEqual({ status: 'confirmed', paymentStatus: 'paid' })
    })

    it('may be cancelled and stays cancelled', async () => {
      const standing = await meanwhile(() => cancelOwnOrder(shop, order))
      expect(standing).toEqual({ status: 'cancelled', paymentStatus: 'not_due' })
    })

    it('may expire, and no checkout URL is returned', async () => {
      const standing = await meanwhile(() => {
        shop.clock.now += minutes(30)
        return expireOrder(shop, order)
      })
      expect(standing.status).toBe('expired')
      expect(await paymentsOf(shop, order)).toMatchObject([{ status: 'failed' }])
    })
  })

  describe('during an outage', () => {
    it.each([
      ['down', 'Out of order.'],
      ['refusing', 'Wrong key.'],
      ['denying', 'Wrong key.'],
    ] as const)(
      'returns a refusal, records the reason and allows a retry: %s',
      async (how, failureReason) => {
        shop.payments.availability = how
        expect(await start()).toEqual(refused('provider-unavailable'))
        expect(await paymentsOf(shop, order)).toMatchObject([{ status: 'failed', failureReason }])
        shop.payments.availability = 'up'
        expect(await start()).toMatchObject({ ok: true })
      },
    )

    it('logs no personal data of the payer', async () => {
      shop.payments.availability = 'down'
      await start()
      expect(shop.log.text()).not.toMatch(/Mona|mona@|2345678/)
    })
  })

  describe('after a lost response', () => {
    const loseResponse = async () => {
      shop.payments.loseNextResponse()
      expect(await start()).toEqual(refused('provider-unavailable'))
    }
    const pay = () =>
      shop.payments.pay(shop.payments.checkoutOf(shop.payments.opened[0]?.reference ?? ''))

    it('inquires and retries under a new reference when unpaid', async () => {
      await loseResponse()
      expect(shop.payments.inquiries).toBe(0)
      expect(await start()).toMatchObject({ ok: true })
      expect(shop.payments.inquiries).toBe(1)
      const [lost, opened] = shop.payments.opened.map(({ reference }) => reference)
      expect(opened).not.toBe(lost)
    })

    it('does not retry when paid', async () => {
      await loseResponse()
      pay()
      expect(await start()).toEqual(refused('order-not-payable'))
      expect((await orderOf(shop, order)).status).toBe('confirmed')
      expect(shop.payments.opened).toHaveLength(1)
    })

    it('retries after a declined card', async () => {
      await loseResponse()
      shop.payments.decline(shop.payments.checkoutOf(shop.payments.opened[0]?.reference ?? ''))
      expect(await start()).toMatchObject({ ok: true })
      expect(await paymentsOf(shop, order)).toMatchObject([
        { status: 'failed', failureReason: 'DECLINED' },
        { status: 'open' },
      ])
    })

    it('does not retry before an inquiry succeeded', async () => {
      await loseResponse()
      const { inquire } = shop.payments
      shop.payments.inquire = () => Promise.reject(new PaymentProviderUnavailable('down'))
      expect(await start()).toEqual(refused('provider-unavailable'))
      shop.payments.inquire = inquire
      expect(shop.payments.opened).toHaveLength(1)
      expect(await paymentsOf(shop, order)).toHaveLength(1)
    })

    it('inquires only for the owner', async () => {
      await loseResponse()
      expect(await start('card', newDocumentId())).toEqual(refused('order-not-payable'))
      expect(shop.payments.inquiries).toBe(0)
    })

    it('inquires after two minutes without a retry', async () => {
      await loseResponse()
      pay()
      shop.clock.now += minutes(2)
      await runAllJobs(shop)
      expect((await orderOf(shop, order)).status).toBe('confirmed')
    })

    it('inquires once when unpaid', async () => {
      await loseResponse()
      shop.clock.now += minutes(2)
      await runAllJobs(shop)
      shop.clock.now += minutes(20)
      await runAllJobs(shop)
      expect(shop.payments.inquiries).toBe(1)
    })
  })

  describe('after a decline, on a page that still takes money,', () => {
    let url: string

    beforeEach(async () => {
      url = await openCheckout(shop, order)
      await completePayment(shop, shop.payments.decline(url), 'webhook')
      shop.clock.now += minutes(1)
    })

    it('opens no other page when the customer paid meanwhile and no message came', async () => {
      shop.payments.pay(url)
      expect(await start()).toEqual(refused('order-not-payable'))
      expect(shop.payments.opened).toHaveLength(1)
      expect(await orderOf(shop, order)).toMatchObject({ status: 'confirmed', captured: 1075 })
    })

    it('opens no other page when the decline was heard of seconds ago', async () => {
      const late = shop.payments.decline(url)
      shop.payments.pay(url)
      await completePayment(shop, late, 'webhook')
      expect(await start()).toEqual(refused('order-not-payable'))
    })

    it('waits for a wallet payment that the provider has not decided', async () => {
      const wallet = await openCheckout(shop, order, 'wallet')
      await completePayment(shop, shop.payments.decline(wallet), 'webhook')
      shop.clock.now += minutes(1)
      shop.payments.pend(wallet)
      expect(await start('wallet')).toEqual(refused('payment-undecided'))
    })

    it('opens another page when the provider cannot be asked', async () => {
      shop.payments.inquire = () => Promise.reject(new PaymentProviderUnavailable('down'))
      expect(await start()).toMatchObject({ ok: true })
    })

    it('asks about all pages at the same time, so that the customer waits once', async () => {
      await openCheckout(shop, order, 'wallet')
      shop.clock.now += minutes(1)
      const { inquire } = shop.payments
      const both = Promise.withResolvers<void>()
      const asked: string[] = []
      shop.payments.inquire = async (attempt) => {
        if (asked.push(attempt.reference) === 2) both.resolve()
        await both.promise
        return inquire(attempt)
      }
      expect(await start('wallet')).toMatchObject({ ok: true })
    })

    it('asks about the three newest declined pages', async () => {
      for (let time = 0; time < 3; time++) {
        const next = await openCheckout(shop, order)
        await completePayment(shop, shop.payments.decline(next), 'webhook')
        shop.clock.now += minutes(1)
      }
      const before = shop.payments.inquiries
      expect(await start()).toMatchObject({ ok: true })
      expect(shop.payments.inquiries - before).toBe(3)
    })
  })

  it('asks about a declined page of an edited order until its time is over', async () => {
    const url = await openCheckout(shop, order)
    await completePayment(shop, shop.payments.pay(url), 'webhook')
    await shop.db.updateTable('orders').set({ due: 50 }).where('id', '=', order.orderId).execute()
    const due = await openCheckout(shop, order)
    await completePayment(shop, shop.payments.decline(due), 'webhook')
    const before = shop.payments.inquiries
    shop.clock.now += minutes(41)
    const again = await openCheckout(shop, order)
    expect(shop.payments.inquiries - before).toBe(0)
    await completePayment(shop, shop.payments.decline(again), 'webhook')
    shop.clock.now += minutes(39)
    expect(await start()).toMatchObject({ ok: true })
    expect(shop.payments.inquiries - before).toBe(1)
  })

  it('opens another page for an amount due once the page has closed', async () => {
    const url = await openCheckout(shop, order)
    await completePayment(shop, shop.payments.pay(url), 'webhook')
    await shop.db.updateTable('orders').set({ due: 50 }).where('id', '=', order.orderId).execute()
    const first = await openCheckout(shop, order)
    shop.clock.now += minutes(30) - 1
    expect(await openCheckout(shop, order)).toBe(first)
    shop.clock.now += 1
    expect(await openCheckout(shop, order)).not.toBe(first)
  })

  it('allows a retry half a minute after a crash', async () => {
    const gate = shop.payments.pauseAt('open')
    const dead = start()
    await gate.reached
    shop.clock.now += 29_999
    expect(await start()).toEqual(refused('payment-being-opened'))
    shop.clock.now += 1
    expect(await start()).toMatchObject({ ok: true })
    gate.resume()
    await dead
  })
})
