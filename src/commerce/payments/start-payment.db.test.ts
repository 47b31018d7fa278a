import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, openCheckout, type TestOrder } from '../../../tests/support/factories.ts'
import { orderOf, paymentsOf } from '../../../tests/support/look-up.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { cancelOwnOrder } from '../orders/customer/cancel-own-order.server.ts'
import { expireOrder } from '../orders/lifecycle/expire-order.server.ts'
import { completePayment } from './complete-payment.server.ts'
import { PaymentProviderUnavailable } from './payment-provider.ts'
import { startPayment } from './start-payment.server.ts'

describeOnEachDatabase('going to pay', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createOrder(shop, { quantity: 2 })
  })

  const start = (method: 'card' | 'wallet' = 'card', userId = order.userId) =>
    startPayment(shop, { orderId: order.orderId, userId, method })
  const refused = (refusal: string) => ({ ok: false, refusal })

  it('leads to the page of the provider', async () => {
    expect(await start()).toEqual({
      ok: true,
      checkoutUrl: expect.stringMatching(/^https:\/\/provider\.example\//),
    })
  })

  it('tells the provider what is paid for, delivery included, and until when', async () => {
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

  it('leaves the provider a minute, even when the order is about to end', async () => {
    shop.clock.now = noon + minutes(30) - 1
    await start()
    expect(shop.payments.opened[0]?.lifetimeSeconds).toBe(60)
  })

  it('again leads to the same page', async () => {
    expect(await start()).toEqual(await start())
    expect(await paymentsOf(shop, order)).toHaveLength(1)
  })

  it('with two clicks at once makes one attempt', async () => {
    const gate = shop.payments.pauseAt('open')
    const first = start()
    await gate.reached
    expect(await start()).toEqual(refused('payment-being-opened'))
    gate.resume()
    expect(await first).toMatchObject({ ok: true })
    expect(shop.payments.opened).toHaveLength(1)
  })

  it('with ten clicks at once makes one attempt', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => start()))
    expect(answers.some(({ ok }) => ok)).toBe(true)
    expect(shop.payments.opened).toHaveLength(1)
    expect(await paymentsOf(shop, order)).toHaveLength(1)
  })

  it('by wallet after all makes an attempt of its own', async () => {
    const urls = [await openCheckout(shop, order), await openCheckout(shop, order, 'wallet')]
    expect(new Set(urls).size).toBe(2)
    expect(await paymentsOf(shop, order)).toMatchObject([
      { method: 'card', attempt: 1 },
      { method: 'wallet', attempt: 2 },
    ])
  })

  it('after a declined card makes a new attempt, under a new reference', async () => {
    const url = await openCheckout(shop, order)
    await completePayment(shop, shop.payments.decline(url), 'webhook')
    expect(await openCheckout(shop, order)).not.toBe(url)
    const references = shop.payments.opened.map(({ reference }) => reference)
    expect(new Set(references).size).toBe(2)
    expect((await orderOf(shop, order)).paymentStatus).toBe('pending')
  })

  it('is looked after in case its webhook never comes', async () => {
    await start()
    const kinds = await shop.db.selectFrom('jobs').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).toContain('reconcile-payment')
  })

  describe('is refused', () => {
    it.each(['card', 'wallet'] as const)('by %s for the order of somebody else', async (method) => {
      expect(await start(method, newDocumentId())).toEqual(refused('order-not-payable'))
    })

    it('by wallet in a shop that takes none', async () => {
      shop.payments.offersWallet = false
      expect(await start('wallet')).toEqual(refused('method-not-offered'))
    })

    it('once the order is paid', async () => {
      const url = await openCheckout(shop, order)
      await completePayment(shop, shop.payments.pay(url), 'webhook')
      expect(await start()).toEqual(refused('order-not-payable'))
    })

    it('from the millisecond in which the order ends', async () => {
      shop.clock.now = noon + minutes(30)
      expect(await start()).toEqual(refused('order-not-payable'))
    })

    it('for an order that is paid at the door', async () => {
      order = await createOrder(shop, { paymentMethod: 'cash' })
      expect(await start()).toEqual(refused('order-not-payable'))
    })

    it('for an order that does not exist', async () => {
      order = { ...order, orderId: newDocumentId() }
      expect(await start()).toEqual(refused('order-not-payable'))
    })
  })

  describe('while the provider is asked, the order', () => {
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

    it('may be paid by the attempt before, and stays paid', async () => {
      const report = shop.payments.pay(await openCheckout(shop, order))
      const standing = await meanwhile(() => completePayment(shop, report, 'webhook'))
      expect(standing).toEqual({ status: 'confirmed', paymentStatus: 'paid' })
    })

    it('may be cancelled, and stays cancelled', async () => {
      const standing = await meanwhile(() => cancelOwnOrder(shop, order))
      expect(standing).toEqual({ status: 'cancelled', paymentStatus: 'not_due' })
    })

    it('may end, and nobody is led to a page where it could be paid', async () => {
      const standing = await meanwhile(() => {
        shop.clock.now += minutes(30)
        return expireOrder(shop, order)
      })
      expect(standing.status).toBe('expired')
      expect(await paymentsOf(shop, order)).toMatchObject([{ status: 'failed' }])
    })
  })

  describe('when the provider is out of order', () => {
    it.each([
      ['down', 'Out of order.'],
      ['refusing', 'Wrong key.'],
      ['denying', 'Wrong key.'],
    ] as const)('says so, keeps why, and can be tried again: %s', async (how, failureReason) => {
      shop.payments.availability = how
      expect(await start()).toEqual(refused('provider-unavailable'))
      expect(await paymentsOf(shop, order)).toMatchObject([{ status: 'failed', failureReason }])
      shop.payments.availability = 'up'
      expect(await start()).toMatchObject({ ok: true })
    })

    it('leaves nothing of the payer in the log', async () => {
      shop.payments.availability = 'down'
      await start()
      expect(shop.log.text()).not.toMatch(/Mona|mona@|2345678/)
    })
  })

  describe('when the answer of the provider gets lost', () => {
    const loseAnswer = async () => {
      shop.payments.loseNextAnswer()
      expect(await start()).toEqual(refused('provider-unavailable'))
    }
    const pay = () =>
      shop.payments.pay(shop.payments.checkoutOf(shop.payments.opened[0]?.reference ?? ''))

    it('is looked up, and tried again under a new reference when nobody has paid', async () => {
      await loseAnswer()
      expect(shop.payments.inquiries).toBe(0)
      expect(await start()).toMatchObject({ ok: true })
      expect(shop.payments.inquiries).toBe(1)
      const [lost, opened] = shop.payments.opened.map(({ reference }) => reference)
      expect(opened).not.toBe(lost)
    })

    it('is not tried again when it was paid', async () => {
      await loseAnswer()
      pay()
      expect(await start()).toEqual(refused('order-not-payable'))
      expect((await orderOf(shop, order)).status).toBe('confirmed')
      expect(shop.payments.opened).toHaveLength(1)
    })

    it('is tried again after a card was declined there', async () => {
      await loseAnswer()
      shop.payments.decline(shop.payments.checkoutOf(shop.payments.opened[0]?.reference ?? ''))
      expect(await start()).toMatchObject({ ok: true })
      expect(await paymentsOf(shop, order)).toMatchObject([
        { status: 'failed', failureReason: 'DECLINED' },
        { status: 'open' },
      ])
    })

    it('is not tried again before it could be looked up', async () => {
      await loseAnswer()
      const { inquire } = shop.payments
      shop.payments.inquire = () => Promise.reject(new PaymentProviderUnavailable('down'))
      expect(await start()).toEqual(refused('provider-unavailable'))
      shop.payments.inquire = inquire
      expect(shop.payments.opened).toHaveLength(1)
      expect(await paymentsOf(shop, order)).toHaveLength(1)
    })

    it('is looked up for nobody but the owner', async () => {
      await loseAnswer()
      expect(await start('card', newDocumentId())).toEqual(refused('order-not-payable'))
      expect(shop.payments.inquiries).toBe(0)
    })

    it('is looked up after two minutes, though nobody tries again', async () => {
      await loseAnswer()
      pay()
      shop.clock.now += minutes(2)
      await runAllJobs(shop)
      expect((await orderOf(shop, order)).status).toBe('confirmed')
    })

    it('is looked up once when nobody has paid', async () => {
      await loseAnswer()
      shop.clock.now += minutes(2)
      await runAllJobs(shop)
      shop.clock.now += minutes(20)
      await runAllJobs(shop)
      expect(shop.payments.inquiries).toBe(1)
    })
  })

  it('can be tried again half a minute after the shop died over it', async () => {
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
