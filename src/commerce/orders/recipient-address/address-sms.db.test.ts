import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import type { TestOrder } from '../../../../tests/support/factories.ts'
import { createPaidOrder } from '../../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { maxAttempts } from '../../jobs/job.ts'
import { changeRecipientPhone } from '../customer/change-own-order.server.ts'
import { readOrderView } from '../read-order-view.server.ts'
import { addressSmsLimits } from './address-sms.ts'
import { giveAddress } from './give-address.server.ts'
import { makeAddressLink } from './make-address-link.server.ts'
import { readAddressRequest } from './read-address-request.server.ts'
import { resendAddressSms } from './resend-address-sms.server.ts'

const place = { street: 'Shagaret El Dor', building: '7', floor: '4', notes: 'Blue gate' }
const karim = '+201001234567'
const salma = '+201223456703'

describeUseCase('the recipient of an anonymous order', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  const paidOrder = (senderShown = false) =>
    createPaidOrder(shop, {
      senderShown,
      address: { givenBy: 'recipient', zoneId: shop.zone.id },
    })
  const tokens = () => shop.sms.sent.map(({ link }) => link.replace('/a/', ''))
  const numbers = () => shop.sms.sent.map(({ to }) => to)
  const seen = async (order: TestOrder) => {
    const view = await readOrderView(shop, order.orderId, { userId: order.userId, isStaff: false })
    return view?.isWhole ? view.addressSms : null
  }
  const resend = (order: { orderId: string; userId: string }) => resendAddressSms(shop, order)
  const wait = () => {
    shop.clock.now += addressSmsLimits.resendAfterMs
  }

  it('gets the link from the shop once the order is paid, without the name of the sender', async () => {
    const order = await paidOrder()
    expect(await seen(order)).toMatchObject({ state: 'waiting' })
    await runAllJobs(shop)
    await runAllJobs(shop)
    expect(numbers()).toEqual([karim])
    expect(JSON.stringify(shop.sms.sent)).not.toMatch(/Mona|Adel|mona@|2345678|birthday/)
    expect(await seen(order)).toMatchObject({ state: 'sent', changedAt: shop.now() })
    const [token = ''] = tokens()
    expect(await readAddressRequest(shop, token)).toMatchObject({ isOpen: true, sender: null })
    expect(await giveAddress(shop, { token, place })).toEqual({ ok: true })
    expect((await orderOf(shop, order)).address.street).toBe(place.street)
  })

  it('gets no message for a named sender, who shares the link', async () => {
    const order = await paidOrder(true)
    await runAllJobs(shop)
    expect(shop.sms.sent).toEqual([])
    expect(await seen(order)).toBeNull()
    expect(await resend(order)).toEqual({ ok: false, refusal: 'address-not-asked' })
  })

  it('has no token in the database', async () => {
    const { orderId } = await paidOrder()
    await runAllJobs(shop)
    const [token = ''] = tokens()
    expect(token).toMatch(/^[0-9a-f]{40}$/)
    const stored = [
      await shop.db.selectFrom('addressSms').selectAll().execute(),
      await shop.db.selectFrom('addressLinks').selectAll().execute(),
      await shop.db.selectFrom('jobs').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).toContain(orderId)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(shop.log.text()).not.toMatch(/\+20100|Karim/)
  })

  describe('while the gateway is down', () => {
    it('gets one message with one link when it is up again', async () => {
      shop.sms.behaviour = 'fail'
      const order = await paidOrder()
      await runAllJobs(shop)
      shop.clock.now += minutes(1)
      await runAllJobs(shop)
      expect(await seen(order)).toMatchObject({ state: 'waiting' })
      shop.sms.behaviour = 'accept'
      shop.clock.now += minutes(5)
      await runAllJobs(shop)
      expect(numbers()).toEqual([karim])
      const links = shop.db.selectFrom('addressLinks').where('orderId', '=', order.orderId)
      expect(await links.selectAll().execute()).toHaveLength(1)
    })

    it('can be asked again after the message was dead-lettered', async () => {
      shop.sms.behaviour = 'fail'
      const order = await paidOrder()
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        await runAllJobs(shop)
        shop.clock.now += minutes(60)
      }
      const event = 'job dead-lettered'
      expect(shop.log.lines.filter((line) => line.event === event)).toMatchObject([
        { fields: { kind: 'send-address-sms' } },
      ])
      shop.sms.behaviour = 'accept'
      expect(await resend(order)).toEqual({ ok: true })
      await runAllJobs(shop)
      expect(numbers()).toEqual([karim])
    })
  })

  it('with a rejected number is not texted again, and the sender is told', async () => {
    shop.sms.behaviour = 'reject'
    const order = await paidOrder()
    await runAllJobs(shop)
    expect(await seen(order)).toMatchObject({ state: 'rejected' })
    shop.sms.behaviour = 'accept'
    shop.clock.now += minutes(60)
    await runAllJobs(shop)
    expect(shop.sms.sent).toEqual([])
  })

  it('with a corrected number gets a new link, and the link of the wrong number is revoked', async () => {
    const order = await paidOrder()
    await runAllJobs(shop)
    await changeRecipientPhone(shop, { ...order, from: karim, to: salma })
    await runAllJobs(shop)
    expect(numbers()).toEqual([karim, salma])
    const [wrong = '', right = ''] = tokens()
    expect(await readAddressRequest(shop, wrong)).toBeNull()
    expect(await readAddressRequest(shop, right)).not.toBeNull()
  })

  it('gets only the message to the corrected number if the first one is still waiting', async () => {
    shop.sms.behaviour = 'fail'
    const order = await paidOrder()
    await runAllJobs(shop)
    await changeRecipientPhone(shop, { ...order, from: karim, to: salma })
    shop.sms.behaviour = 'accept'
    shop.clock.now += minutes(5)
    await runAllJobs(shop)
    expect(numbers()).toEqual([salma])
  })

  it('keeps the shared link of a named sender when the number changes', async () => {
    const order = await paidOrder(true)
    const made = await makeAddressLink(shop, order)
    await changeRecipientPhone(shop, { ...order, from: karim, to: salma })
    expect(made.ok && (await readAddressRequest(shop, made.token))).toMatchObject({ isOpen: true })
  })

  describe('is texted again for the sender', () => {
    it('after a pause and at most twice', async () => {
      const order = await paidOrder()
      expect(await resend(order)).toMatchObject({ refusal: 'too-often', seconds: 120 })
      for (let sends = 1; sends < addressSmsLimits.sends; sends++) {
        wait()
        expect(await resend(order)).toEqual({ ok: true })
      }
      wait()
      expect(await resend(order)).toEqual({ ok: false, refusal: 'no-more-messages' })
    })

    it('once for two clicks at once', async () => {
      const order = await paidOrder()
      await runAllJobs(shop)
      wait()
      const clicks = await Promise.all([resend(order), resend(order), resend(order)])
      expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
      await runAllJobs(shop)
      expect(shop.sms.sent).toHaveLength(2)
    })

    it('and not for other customers', async () => {
      const { orderId } = await paidOrder()
      wait()
      expect(await resend({ orderId, userId: newDocumentId() })).toEqual({
        ok: false,
        refusal: 'order-not-found',
      })
    })

    it('only while the address may be given', async () => {
      const order = await paidOrder()
      shop.clock.now += minutes(48 * 60)
      expect(await resend(order)).toEqual({ ok: false, refusal: 'address-not-asked' })
      await runAllJobs(shop)
      expect(shop.sms.sent).toEqual([])
    })
  })
})
