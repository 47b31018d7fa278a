import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { proveEmail, type TestOrder } from '../../../../tests/support/factories.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import {
  createUnconfirmedOrder,
  limitsOf,
  proofsOf,
  wrongCodeFor,
} from '../../../../tests/support/unconfirmed-orders.ts'
import { noCashLimits } from './cash-limits.ts'
import { confirmCashOrder } from './confirm-cash-order.server.ts'
import { correctEmail, resendCode } from './resend-code.server.ts'

describeUseCase('the code of a cash order', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createUnconfirmedOrder(shop)
  })

  const resend = () => resendCode(shop, order, noCashLimits)
  const correct = (email: string) => correctEmail(shop, { ...order, email }, noCashLimits)
  const confirm = (code: string) =>
    confirmCashOrder(
      shop,
      { orderId: order.orderId, proof: { by: 'code', code, userId: order.userId } },
      noCashLimits,
    )
  const recipients = () => shop.mailer.sent.map(({ to }) => to)

  it('can be resent unchanged after a minute', async () => {
    const before = await proofsOf(shop, order)
    shop.clock.now += minutes(1) - 1
    expect(await resend()).toEqual({ ok: false, refusal: 'too-often', seconds: 1 })
    shop.clock.now += 1
    expect(await resend()).toEqual({ ok: true })
    expect(await proofsOf(shop, order)).toEqual(before)
    await runAllJobs(shop)
    expect(recipients()).toEqual(['mona@example.com', 'mona@example.com'])
  })

  it('is replaced after it was blocked, and the blocked one is not sent', async () => {
    const { code } = await proofsOf(shop, order)
    for (let typed = 0; typed < 5; typed++) await confirm(wrongCodeFor(code))
    shop.clock.now += minutes(1)
    await resend()
    await runAllJobs(shop)
    expect(recipients()).toHaveLength(1)
    const fresh = await proofsOf(shop, order)
    expect(await confirm(fresh.code)).toEqual({ ok: true })
  })

  it('is sent at most five times', async () => {
    for (let again = 0; again < 4; again++) {
      shop.clock.now += minutes(1)
      expect(await resend()).toEqual({ ok: true })
    }
    shop.clock.now += minutes(1)
    expect(await resend()).toEqual({ ok: false, refusal: 'no-more-codes' })
    expect(await correct('other@example.com')).toEqual({ ok: false, refusal: 'no-more-codes' })
  })

  it('is replaced and sent at once to a corrected address', async () => {
    const before = await proofsOf(shop, order)
    expect(await correct('mona.adel@example.com')).toEqual({ ok: true })
    expect((await orderOf(shop, order)).contact.email).toBe('mona.adel@example.com')
    expect(await confirm(before.code)).toMatchObject({ refusal: 'wrong-code' })
    await runAllJobs(shop)
    expect(recipients()).toEqual(['mona.adel@example.com'])
    expect(await confirm((await proofsOf(shop, order)).code)).toEqual({ ok: true })
  })

  it('allows two corrections, not counting the same address', async () => {
    await correct('one@example.com')
    expect(await correct('one@example.com')).toEqual({ ok: true })
    await correct('two@example.com')
    expect(await correct('three@example.com')).toEqual({
      ok: false,
      refusal: 'no-more-corrections',
    })
    expect((await orderOf(shop, order)).contact.email).toBe('two@example.com')
  })

  it('is not needed for a corrected address that is proved', async () => {
    await proveEmail(shop, { userId: order.userId, email: 'proved@example.com' })
    expect(await correct('proved@example.com')).toEqual({ ok: true })
    expect((await orderOf(shop, order)).status).toBe('confirmed')
  })

  it('can be requested only by the customer of the order', async () => {
    const stranger = { ...order, userId: newDocumentId() }
    shop.clock.now += minutes(1)
    const refused = { ok: false, refusal: 'order-not-found' }
    expect(await resendCode(shop, stranger, noCashLimits)).toEqual(refused)
    const email = 'stranger@example.com'
    expect(await correctEmail(shop, { ...stranger, email }, noCashLimits)).toEqual(refused)
  })

  it('is limited per mailbox across orders', async () => {
    const limits = () => limitsOf(shop, newDocumentId(), 3)
    const email = `${newDocumentId()}@example.com`
    const sent = []
    for (let count = 0; count < 4; count++) {
      const other = await createUnconfirmedOrder(shop)
      sent.push((await correctEmail(shop, { ...other, email }, limits())).ok)
    }
    expect(sent).toEqual([true, true, true, false])
  })
})
