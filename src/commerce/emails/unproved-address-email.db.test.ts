import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { createClaim, deliver } from '../../../tests/support/claims.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { proveEmail } from '../../../tests/support/factories.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { cardTokenOf, thanksOf } from '../../../tests/support/recipients.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { createUnconfirmedOrder, proofsOf } from '../../../tests/support/unconfirmed-orders.ts'
import { replaceClaim } from '../claims/replace-claim.server.ts'
import { noCashLimits } from '../orders/confirmation/cash-limits.ts'
import { confirmCashOrder } from '../orders/confirmation/confirm-cash-order.server.ts'
import { confirmByPhone } from '../orders/confirmation/staff-confirmation.server.ts'
import { advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { renderSentEmail } from './render-sent-email.server.ts'

const staffId = 'nadia'
const typed = /Mona|Karim|Happy birthday|Brazil|Ring twice|So lovely/

describeUseCase('emails to a mailbox that is not proved', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
  })

  /** The emails of the jobs that wait. */
  async function emails() {
    const before = shop.mailer.sent.length
    shop.clock.now += minutes(3)
    await runAllJobs(shop)
    return shop.mailer.sent.slice(before).map(({ email }) => email)
  }

  async function confirmedByPhone() {
    const order = await createUnconfirmedOrder(shop)
    await emails()
    expect(await confirmByPhone(shop, { ...order, staffId }, noCashLimits)).toEqual({ ok: true })
    return order
  }

  it('contain no typed text after staff confirmed by phone', async () => {
    const { orderId, product } = await confirmedByPhone()
    const [confirmed] = await emails()
    expect(JSON.stringify(confirmed)).not.toMatch(typed)
    expect(confirmed).toMatchObject({
      heading: 'Your flowers are confirmed',
      goods: { lines: [{ name: product.name }] },
    })
    expect(confirmed?.action?.address).toContain(`/o/${orderId}#key=`)
  })

  it('contain no typed text after a payment, from the confirmation to the thanks', async () => {
    const order = await createPaidOrder(shop)
    const token = await cardTokenOf(shop, order)
    const sent = await emails()
    await deliver(shop, order)
    await thanksOf(token, 'So lovely')(shop)
    sent.push(...(await emails()))
    expect(sent.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Your flowers are confirmed', 'Your flowers have arrived']),
    )
    expect(sent.some(({ subject }) => subject.includes('thank-you'))).toBe(true)
    expect(JSON.stringify(sent)).not.toMatch(typed)
  })

  it('contain no typed text after a payment that is refunded at once', async () => {
    const { orderId } = await createPaidOrder(shop)
    const by = { orderId, staffId, note: '', mayRefund: true }
    await advanceOrder(shop, { ...by, from: 'confirmed', to: 'cancelled' })
    const sent = await emails()
    expect(sent.map(({ heading }) => heading)).toContain('Your order was cancelled')
    expect(JSON.stringify(sent)).not.toMatch(typed)
  })

  it('contain no typed text about a free replacement', async () => {
    const order = await confirmedByPhone()
    await deliver(shop, order)
    const claimId = await createClaim(shop, order)
    await emails()
    const delivery = { date: '2026-11-22', slotId: shop.slot.id }
    const lines = [{ position: 0, quantity: 1 }]
    const placed = { claimId, staffId, message: '', delivery, lines }
    expect(await replaceClaim(shop, placed)).toEqual({ ok: true })
    const replacement = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('idempotencyKey', '=', `claim:${claimId}`)
      .executeTakeFirstOrThrow()
    await deliver(shop, { orderId: replacement.id })
    const sent = await emails()
    expect(sent.map(({ heading }) => heading)).toContain('Your flowers have arrived')
    expect(JSON.stringify(sent)).not.toMatch(typed)
  })

  it('are shown to staff as they were sent', async () => {
    await confirmedByPhone()
    const [confirmed] = await emails()
    const mailId = shop.mailer.sent.at(-1)?.id ?? ''
    const renderEmail = async (email: object) => JSON.stringify(email)
    const shown = await renderSentEmail({ ...shop, renderEmail }, mailId)
    expect(shown?.subject).toBe(confirmed?.subject)
    expect(shown?.html).not.toMatch(typed)
  })

  it('contain the typed text once a code proved the mailbox', async () => {
    const order = await createUnconfirmedOrder(shop)
    const { code } = await proofsOf(shop, order)
    await emails()
    const proof = { by: 'code', code, userId: order.userId } as const
    await confirmCashOrder(shop, { ...order, proof }, noCashLimits)
    expect(JSON.stringify(await emails())).toMatch(/Karim.*Happy birthday.*Brazil/)
    await createPaidOrder(shop, { userId: order.userId })
    expect(JSON.stringify(await emails())).toContain('Happy birthday')
  })

  it('contain the typed text once the account proved the mailbox', async () => {
    const userId = newDocumentId()
    await createPaidOrder(shop, { userId })
    await proveEmail(shop, { userId, email: 'mona@example.com' })
    expect(JSON.stringify(await emails())).toMatch(/Karim.*Happy birthday.*Brazil/)
  })
})
