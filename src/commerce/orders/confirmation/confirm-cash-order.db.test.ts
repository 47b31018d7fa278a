import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { bookedIn, orderOf, stockOf } from '../../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import {
  lineOf,
  orderRequest,
  proveEmail,
  type TestOrder,
} from '../../../../tests/support/factories.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import {
  createUnconfirmedOrder,
  proofsOf,
  wrongCodeFor,
} from '../../../../tests/support/unconfirmed-orders.ts'
import { placeOrder } from '../../checkout/place-order.server.ts'
import { cancelOwnOrder } from '../customer/cancel-own-order.server.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { noCashLimits } from './cash-limits.ts'
import { confirmCashOrder, type MailboxProof } from './confirm-cash-order.server.ts'

describeUseCase('a cash order of a customer without a proved address', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createUnconfirmedOrder(shop)
  })

  const confirm = (proof: MailboxProof, { orderId } = order) =>
    confirmCashOrder(shop, { orderId, proof }, noCashLimits)
  const byCode = (code: string, { userId } = order) => confirm({ by: 'code', code, userId })
  const mails = () => shop.mailer.sent.map(({ email }) => email)

  it('reserves stock and slot for 15 minutes', async () => {
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'awaiting_payment',
      paymentStatus: 'pending',
      expiresAt: noon + minutes(15),
    })
    expect([await stockOf(shop, order.product), await bookedIn(shop)]).toEqual([9, 1])
    shop.clock.now += minutes(15) - 1
    await runAllJobs(shop)
    expect((await orderOf(shop, order)).status).toBe('awaiting_payment')
    shop.clock.now += 1
    await runAllJobs(shop)
    expect((await orderOf(shop, order)).status).toBe('expired')
    expect([await stockOf(shop, order.product), await bookedIn(shop)]).toEqual([10, 0])
  })

  it('sends one email with code and link and no text of the customer', async () => {
    await runAllJobs(shop)
    const { code, token } = await proofsOf(shop, order)
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.subject).toContain(code)
    expect(mails()[0]?.action?.address).toBe(`/o/${order.orderId}#confirm=${token}`)
    const text = JSON.stringify(mails())
    for (const typed of ['Mona', 'Karim', 'Happy birthday', 'Brazil', 'Ring twice']) {
      expect(text).not.toContain(typed)
    }
  })

  it('keeps the code and its hash out of the database', async () => {
    const { code, token } = await proofsOf(shop, order)
    const kept = JSON.stringify([
      await shop.db.selectFrom('cashConfirmations').selectAll().execute(),
      await shop.db.selectFrom('jobs').selectAll().execute(),
    ])
    expect(kept).not.toContain(`"${code}"`)
    expect(kept).not.toContain(token)
  })

  it('accepts the code with spaces or Arabic digits', async () => {
    const { code } = await proofsOf(shop, order)
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    expect(await byCode(` ${arabic.slice(0, 3)} ${arabic.slice(3)} `)).toEqual({ ok: true })
    expect(await orderOf(shop, order)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'cash_due',
    })
    const [placed, confirmed] = await listEvents(shop.db, order.orderId)
    expect(placed).toMatchObject({ from: null, to: 'awaiting_payment' })
    expect(confirmed).toMatchObject({ actor: 'customer', actorId: order.userId, to: 'confirmed' })
  })

  it('accepts the link in any browser', async () => {
    const { token } = await proofsOf(shop, order)
    expect(await confirm({ by: 'link', token })).toEqual({ ok: true })
    expect((await orderOf(shop, order)).status).toBe('confirmed')
  })

  it('sends the email "confirmed" only after the proof', async () => {
    await runAllJobs(shop)
    const { code } = await proofsOf(shop, order)
    await byCode(code)
    await runAllJobs(shop)
    const subjects = mails().map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects[1]).toContain('confirmed')
  })

  it('accepts a second confirmation without effect', async () => {
    const { code, token } = await proofsOf(shop, order)
    await byCode(code)
    expect(await byCode(code)).toEqual({ ok: true })
    expect(await confirm({ by: 'link', token })).toEqual({ ok: true })
    expect(await listEvents(shop.db, order.orderId)).toHaveLength(2)
  })

  it('blocks the code after five wrong ones', async () => {
    const { code, token } = await proofsOf(shop, order)
    const wrong = wrongCodeFor(code)
    for (const left of [4, 3, 2, 1]) {
      expect(await byCode(wrong)).toEqual({ ok: false, refusal: 'wrong-code', left })
    }
    expect(await byCode(wrong)).toEqual({ ok: false, refusal: 'code-blocked' })
    expect(await byCode(code)).toEqual({ ok: false, refusal: 'code-blocked' })
    expect((await orderOf(shop, order)).status).toBe('awaiting_payment')
    expect(await confirm({ by: 'link', token })).toEqual({ ok: true })
  })

  it('rejects the code of another customer or order', async () => {
    const { code, token } = await proofsOf(shop, order)
    const stranger = newDocumentId()
    expect(await byCode(code, { ...order, userId: stranger })).toEqual({
      ok: false,
      refusal: 'order-not-found',
    })
    const other = await createUnconfirmedOrder(shop, { userId: order.userId })
    expect(await confirm({ by: 'link', token }, other)).toEqual({
      ok: false,
      refusal: 'wrong-link',
    })
    const others = await proofsOf(shop, other)
    expect([others.code === code, others.token === token]).toEqual([false, false])
  })

  it('rejects a confirmation after its expiry, even before the job ran', async () => {
    const { code } = await proofsOf(shop, order)
    shop.clock.now += minutes(15)
    expect(await byCode(code)).toEqual({
      ok: false,
      refusal: 'confirmation-over',
      status: 'expired',
    })
  })

  it('rejects a confirmation after its cancellation, which sends no email', async () => {
    const { code } = await proofsOf(shop, order)
    await cancelOwnOrder(shop, order)
    expect(await byCode(code)).toEqual({
      ok: false,
      refusal: 'confirmation-over',
      status: 'cancelled',
    })
    await runAllJobs(shop)
    expect(mails()).toEqual([])
  })

  it('proves the address, ignoring case, for later orders of this customer only', async () => {
    const { code } = await proofsOf(shop, order)
    await byCode(code)
    const place = async (userId: string, email: string) => {
      const contact = { name: 'Mona Adel', email, phone: '+201112345678' }
      const lines = [lineOf(order.product)]
      const request = orderRequest(shop, { lines, contact, paymentMethod: 'cash' })
      const placed = await placeOrder(shop, request, userId)
      return placed.ok ? (await orderOf(shop, placed)).status : placed.refusal
    }
    expect(await place(order.userId, 'MONA@example.com')).toBe('confirmed')
    expect(await place(order.userId, 'other@example.com')).toBe('awaiting_payment')
    expect(await place(newDocumentId(), 'mona@example.com')).toBe('awaiting_payment')
  })

  it('is confirmed at once if the contact is the verified address of the account', async () => {
    const userId = newDocumentId()
    await proveEmail(shop, { userId, email: 'mona@example.com' })
    const placed = await createUnconfirmedOrder(shop, { userId })
    expect(await orderOf(shop, placed)).toMatchObject({ status: 'confirmed', expiresAt: null })
    const row = await shop.db
      .selectFrom('orders')
      .select('cashProof')
      .where('id', '=', placed.orderId)
      .executeTakeFirstOrThrow()
    expect(row.cashProof).toBe('account')
  })
})
